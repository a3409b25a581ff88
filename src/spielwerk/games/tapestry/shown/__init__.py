"""What people see: views, texts of events and components, pictures, help."""
