import type { PageAnswer } from '../planning/of-this-version.ts'

/** Where a plan is from and what of it was checked; null where it is our own. */
export function madeByAnother({ maker }: Pick<PageAnswer, 'maker'>, isChecked: boolean): string | null {
  if (maker.is !== 'another service') return null
  return isChecked
    ? 'Made by another service: numbers and allergens checked, menus not.'
    : 'Made by another service: not checked.'
}
