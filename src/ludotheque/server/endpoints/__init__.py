"""HTTP and WebSocket endpoints: what callers may ask for, and the pages."""
