"""What all tables share: settings, clocks, logs, metrics."""
