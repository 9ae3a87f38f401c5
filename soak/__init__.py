"""Long runs with real parts; see `docs/explanation/evaluation/soak.md`."""
