/** Raw kidney beans hold lectins that only a hard boil destroys (US Food and Drug Administration, Bad Bug Book: soak 5 h, boil 30 min). */
export const safeBeans =
  'Soak dry beans overnight in plenty of water. Drain them, boil them hard in fresh water for 30 minutes, then simmer until soft, about an hour in all. Beans that were not boiled hard make ill; canned beans are ready to eat.'
