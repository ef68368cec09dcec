/** Cooking, and meals with others. */
export const cooking = `
  choose/pick an evening/afternoon that suits you
  choose/pick an evening/afternoon that suits your week
  cook on a/your quiet/calm/free evening/afternoon/day
  cook with music
  enjoy dinner/meals/lunch with people you like/love
  enjoy dinner/meals/lunch/breakfast with family/friends/company
  keep the kitchen/cooking/evening simple/calm
  label the boxes/containers with the day/date
  put on a podcast while you cook
  put on music while you cook
  read the recipe/recipes (through) before you start
  set out what you need before you start/cook
  simple meals suit quiet/easy/calm/busy days/evenings
  sit down for your meals/dinner and take your time
  start/begin with what takes (the) longest
  wash/clear up as you go/cook
`
