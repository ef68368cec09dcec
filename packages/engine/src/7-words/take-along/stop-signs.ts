/** The line of the card that anybody beside the course can act on, too. */
export const stopSigns = {
  trigger: 'Vomiting twice, headache, confusion, swollen hands',
  action: 'stop, medical tent, no more water',
  actionWithHypoKit: 'stop, check glucose, medical tent, no more water',
} as const
