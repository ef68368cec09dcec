/** What to wear, lay out and pack. */
export const kit = `
  a plastic bag/sheet to sit on keeps you dry before the start
  bring/pack/wear a hat/cap for/against the sun/rain
  bring/pack/wear sunglasses/sunscreen for/against the sun
  check the forecast/weather and pack/dress for it
  keep your shoes/bib/kit/bag by/near the door
  leave the new/shiny shoes/clothes at home
  nothing new on race day
  nothing new on race day: wear what you have trained in
  pack a dry shirt/layer/jacket/towel for after the finish/race/run
  pack dry clothes/socks/layers/shoes for after the finish/race/run
  pack your bag early/calmly/slowly and check it/everything against the/your list
  wear shoes/clothes/socks/kit you have trained in
  your favorite/usual cap/shirt/music belongs in the bag
  your favorite/usual socks belong in the bag
`
