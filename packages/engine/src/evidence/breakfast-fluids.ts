import type { Choice } from './rule.ts'

export const breakfastFluids = {
  kind: 'choice',
  id: 'breakfast-fluids',
  says: { perKilogram: 6, least: 300, most: 600 },
  unit: 'ml/kg; ml',
  because:
    'The lower half of the guideline range leaves time to pass what is not needed; 300 to 600 ml fit a breakfast.',
  also: ['thomas2016', 'sawka2007'],
  words: 'With breakfast drink about 6 milliliters per kilogram, between 300 and 600.',
} as const satisfies Choice<Readonly<Record<'perKilogram' | 'least' | 'most', number>>>
