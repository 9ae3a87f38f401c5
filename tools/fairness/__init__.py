"""How fair races are: a simulation of lines, screens and players, and its report."""
