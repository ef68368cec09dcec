import type { PageAnswer } from '../../planning/replan-other-version.ts'

/** The note about the origin of a plan by another service and what was checked; null for our own. */
export function foreignPlanOrigin({ maker }: Pick<PageAnswer, 'maker'>, isChecked: boolean): string | null {
  if (maker.is !== 'another service') return null
  return isChecked
    ? 'Made by another service: numbers and allergens checked, menus not.'
    : 'Made by another service: not checked.'
}
