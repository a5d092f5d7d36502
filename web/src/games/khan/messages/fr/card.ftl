about = Huit chefs fuient devant vous par la steppe, la glace et le désert. Plantez vos yourtes dans les pays qu'ils quittent, et couvrez-les des formes qui rapportent le plus de points.
