about = Eight rulers flee before you across steppe, ice and desert. Pitch your yurts where they stood, and cover them with the shapes that bring the most points.
