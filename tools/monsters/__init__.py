"""The nightmares of Attrape Rêves: drawn here as curves, forged into the integer outlines that the game ships."""
