import type { Choice, Points } from './rule.ts'

export const recoveryServing = {
  kind: 'choice',
  id: 'recovery-serving',
  says: [
    [0.75, 0.8],
    [1, 1],
    [1.5, 1.2],
  ],
  unit: 'g/kg, by hours of running',
  because: 'One serving is enough when the next hard session is a day away; a short run empties less.',
  also: ['thomas2016'],
  words: 'One serving of carbohydrate after the run, a larger one after a longer run.',
} as const satisfies Choice<Points>
