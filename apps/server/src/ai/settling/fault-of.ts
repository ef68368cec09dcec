import { type Fault, faultIn } from '../provenance/check-line.ts'
import type { Facts } from '../provenance/facts.ts'
import { longestLine } from '../reading/bounds.ts'

/** Why a tidied line may not stand. What was cut off was not read, so that what is left of a longer text never does. */
export const faultOf = (
  given: string,
  line: string,
  facts: Facts,
  room?: Parameters<typeof faultIn>[2],
): Fault | undefined => faultIn(line, facts, room) ?? (given.length > longestLine ? tooLong : undefined)

const tooLong: Fault = { kind: 'form', because: 'ran too long' }
