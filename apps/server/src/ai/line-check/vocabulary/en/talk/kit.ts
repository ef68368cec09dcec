/** What to wear, lay out and pack. */
export const kit = `
  a plastic bag/sheet to sit on keeps you dry before the start
  bring/pack/wear a hat/cap for/against the sun/rain
  bring/pack/wear a jacket/layer for/against the wind/rain
  bring/pack/wear sunglasses/sunscreen for/against the sun
  carry your race shoes/kit/bib/clothes in (your) hand luggage
  charge your watch/phone the night/evening before
  check the forecast/weather and pack/dress for it
  keep your shoes/bib/kit/bag by/near the door
  lay/set out your shoes/clothes/kit/bib/socks (and) (shoes/clothes/kit/bib/socks/watch) the night/evening before
  lay/set out your shoes/clothes/kit/socks so the morning runs itself
  leave the new/shiny shoes/clothes at home
  nothing new on race day
  nothing new on race day wear what you have trained/practiced in
  pack a dry/warm shirt/layer/jacket/towel for after the finish/race/run
  pack dry/warm clothes/socks/layers/shoes for after the finish/race/run
  pack your bag early/calmly/slowly and check it/everything against the/your list
  pin your bib on the night/evening before
  set the/your alarm and a backup (alarm)
  wear shoes/clothes/socks/kit you have trained/practiced (in)
  your favorite/usual socks/cap/shirt/music belong/belongs in the bag
`
