"""Heroes, by Yannick Holtkamp: two players, warriors, heroes and eight cities."""
