/** Conditions that a plan warns about. Impossible targets are refusals, not flags. */
export const flagCodes = [
  'TARGET_ELITE_CHECK',
  'MINOR',
  'MINOR_MARATHON',
  'AGE_65_PLUS',
  'BMI_LOW',
  'BMI_HIGH',
  'EA_BELOW_45',
  'EAH_NOTE',
  'EAH_SLOW',
  'EAH_HIGH_VOLUME',
  'HEAT',
  'LOSS_GT_3PCT',
  'SWEAT_HIGH',
  'SWEAT_EXTREME',
  'LOW_VOLUME',
  'VEGAN_B12_IRON',
  'GUT_PRACTICE',
] as const

export type FlagCode = (typeof flagCodes)[number]
