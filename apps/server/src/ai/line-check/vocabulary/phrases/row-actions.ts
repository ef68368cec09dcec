import { parsePhrases } from '../parse-phrases.ts'

/** How and where a row's own action is done, and nothing else. Slashes separate alternatives for one place. */
export const rowPhrases = parsePhrases(`
  calmly/slowly/quietly/gently/steadily/easily/relaxed/unhurried
  sitting/standing/walking/seated
  sitting down
  in small/slow/calm sips
  with a smile
  and breathe/relax/smile
  at an easy/even pace/effort
  at a calm/steady/gentle pace/effort
  at the top/crest
  on the flat/downhill/bridge
  over the top
  before the next climb/hill/bend/corner
  in the shade/corral/queue
  while walking/standing/sitting
  while the breath/breathing/pace is calm/easy/steady
  as planned/practiced/usual
`)
