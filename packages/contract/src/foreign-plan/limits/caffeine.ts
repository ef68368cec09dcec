import { type Check, doesNotApply, type Fault, formatNumber, hard, soft } from '../check.ts'
import { readAmount } from '../normalize/read-amount.ts'
import type { SectionText } from '../names/section-texts.ts'

/** Each dose, and those of race day together, wherever milligrams are next to the word. */
export const caffeineDose: Check = {
  id: 'caffeine-dose',
  title: 'Caffeine is within its limits',
  look: ({ texts, limits: { caffeine: limits } }) => {
    const doses = texts.flatMap((text) => dosesIn(text.text).map((mg) => ({ ...text, mg })))
    if (doses.length === 0) return doesNotApply
    const tooBig = doses.filter(({ mg }) => mg > limits.dose)
    const day = doses
      .filter(({ section }) => section === 'race_day_plan')
      .reduce((sum, { mg }) => sum + mg, 0)
    return {
      section: 'race_day_plan',
      what: 'caffeine',
      read: doses.length,
      faults: [
        ...tooBig.map(({ section, mg }) => tooMuch(section, `A dose of ${formatNumber(mg)} mg`, limits.dose)),
        ...(day > limits.day && tooBig.length === 0
          ? [tooMuch('race_day_plan', `${formatNumber(day)} mg on race day`, limits.day)]
          : []),
      ],
    }
  },
}

// A note usually names the amount it warns about.
const tooMuch = (section: SectionText['section'], message: string, most: number): Fault =>
  (section === 'assumptions_safety' ? soft : hard)(
    section,
    `${message} of caffeine is more than ${formatNumber(most)} mg, the limit for you.`,
  )

/** "100 mg caffeine", "100 mg of caffeine", "caffeine: 100 mg", "caffeine (0.1 g)". */
function dosesIn(text: string): number[] {
  const folded = text.normalize('NFKC')
  return [...folded.matchAll(beside)].flatMap(
    ([, before, behind]) => readAmount(before ?? behind, 'mg') ?? [],
  )
}

// The upper end of a range counts. The bounded length keeps matching linear.
const beside =
  /(\d[\d.,]{0,8}\s{0,2}m?g)\s{1,2}(?:of\s{1,2})?caffeine|caffeine[^\p{L}\d\n]{0,3}(?:mg[^\p{L}\d\n]{0,3})?(?:\d[\d.,]{0,8}\s?[-–]\s?)?(\d[\d.,]{0,8}(?:\s{0,2}m?g\b)?)/giu
