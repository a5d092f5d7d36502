about = Huit chefs fuient devant vous par la steppe, la glace et le désert. Plantez vos yourtes où ils étaient, et couvrez la terre de vos tapis.
