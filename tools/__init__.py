"""Scripts for developers; each says in its first line what it makes and how it is run."""
