/** What keeps warm. */
export const warmth = `
  a warm sweater/jacket/layer/shirt keeps you warm before the start
  an old sweater/jacket/layer/shirt keeps you warm before the start
  bring/pack/wear a jacket/layer for/against the cold/wind/rain
  bring/pack/wear gloves for/against the cold/wind/rain
  pack a warm shirt/layer/jacket/towel for after the finish/race/run
  pack warm clothes/socks/layers/shoes for after the finish/race/run
`
