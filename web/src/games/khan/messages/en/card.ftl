about = Eight rulers flee before you across steppe, ice and desert. Pitch your yurts in the lands they leave, and cover them with the shapes that bring the most points.
