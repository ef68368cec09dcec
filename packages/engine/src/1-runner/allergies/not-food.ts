import healthWords from './health-words.json' with { type: 'json' }

/** Medicines, animals, dust and plants that people react to and nobody eats: they exclude nothing from a plan. */
export const notFood = healthWords.filter(({ code }) => code === 'not_food')
