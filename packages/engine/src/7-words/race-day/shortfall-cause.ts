import type { PlanShortfall } from '../../plan.ts'

/** Why whole servings miss a target. */
export function shortfallCause({ because }: Pick<PlanShortfall, 'because'>): string {
  return {
    'own-fuel':
      'With what you use, whole servings of at most 40 g, 15 minutes apart, come no nearer. Another fuel beside it, or a drink, would.',
    'own-fuel-of-one-sugar':
      'What you use has no fructose that its label tells, and a gut takes at most 60 g an hour of a single sugar. Add a fuel or a drink with both.',
    'no-fuel-allowed':
      'None of the race fuels here is known to fit what you keep out, so bring one that you have tested.',
    'no-fructose': 'More than 60 g an hour needs fructose, which you keep out, so the plan stops near 60 g.',
    stations: 'The stations are too few or too far apart for more; a bottle of your own would bring it.',
    'steps-of-a-drink':
      'Drinks are planned in steps that a cup can show; with so little to drink in all, the step below is the one to take.',
    'whole-servings': 'Whole servings within your limits for salt and drink come no nearer.',
  }[because]
}
