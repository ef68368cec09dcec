import { type LineLanguage, type Plan, readSlot, slotsOf } from '@race-nutrition/engine'

/** How to write so that a line stands, with the slots of this plan; for the prompt. */
export function describeLines(plan: Plan, lang: LineLanguage): string {
  return [
    `Language: ${lang}.`,
    'Slots of this plan:',
    ...slotsOf(plan).map((name) => `{${name}}: ${readSlot(name)?.fill(plan, lang) ?? ''}`),
  ].join('\n')
}
