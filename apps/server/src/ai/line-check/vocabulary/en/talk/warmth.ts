/** What keeps warm. */
export const warmth = `
  an old/warm sweater/jacket/layer/shirt keeps you warm before the start
  bring/pack/wear a jacket/layer for/against the cold
  bring/pack/wear gloves for/against the cold/wind/rain
`
