import healthWords from './health-words.json' with { type: 'json' }

/** Medicines, animals, dust and plants that people react to and nobody eats: nothing is left out of a plan for them. */
export const notFood = healthWords.filter(({ code }) => code === 'not_food')
