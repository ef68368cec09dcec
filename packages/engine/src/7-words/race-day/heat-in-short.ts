import type { Plan } from '../../plan.ts'
import { targetText } from './race-words.ts'

/** What heat asks, in a line beside the rates of the race, which follow the target however hot it is; null where it is not hot. */
export function heatInShort({ flags, runner, targets }: Plan): string | null {
  if (flags.includes('HEAT_EXTREME')) return 'Too hot to race hard: see the safety notes.'
  return flags.includes('HEAT')
    ? `Heat: the target stays ${targetText(runner, targets.race.hours)}. Plan to slow down, see the safety notes.`
    : null
}
