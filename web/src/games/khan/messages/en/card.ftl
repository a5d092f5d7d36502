about = Eight rulers flee before you across steppe, ice and desert. Pitch your yurts where they stood, and lay your rugs over the land.
