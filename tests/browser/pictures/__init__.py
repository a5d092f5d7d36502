"""Every page photographed on fixed positions, inspected, and compared with an approved picture."""
