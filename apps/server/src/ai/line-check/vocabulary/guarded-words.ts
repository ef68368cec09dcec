import { words } from './words.ts'

/** Words that do harm in some company: `clashes.ts` says in which. */
export const guardedWords = {
  /** Those that point inside a phrase as well. */
  pronoun: words('it them these they this those'),
  /** What may stand for a dose, a dish or a note of a line above. */
  pointing: words(`
    batch batches box boxes container containers else it itself rest same that theirs them themselves
    these they thing things this those tray trays what whatever
  `),
  /** What turns a sentence into less, later or not at all. */
  denying: words(`
    avoid avoiding avoids barely cannot don't fade fades fading few hardly instead just lack later less
    little neither never no nobody none nor not nothing only others pass passes passing rarely resist
    resisted resisting unless
  `),
  /** What asks for some, more or the same once more. */
  counting: words(`
    again all another any anything bit both each enough every everything full light new other some
    something whole
  `),
  /** What may be done with a dose. */
  taking: words(`
    accept accepting accepts adapt adapting adjust adjusted adjusting adjusts choose chooses choosing
    chose chosen collect delay delayed delays did do does doing done enjoy enjoyed enjoying enjoys forget
    forgets get gets getting got had has have having let lets letting miss missed misses need needed
    needing needs open opened opens pick picked picking picks reach reaches reaching save saved saves
    saving share shared shares sharing spend spending spends spent take taken takes taking took tried
    tries try trying use used uses using want wanted wants
  `),
  /** What may be done with a dose and with kit. */
  handling: words(`
    bring bringing brings brought carried carries carry carrying change changed changes changing gave give
    given gives giving held hold holding holds keep keeping keeps kept leave leaves leaving left move
    moved moves put puts putting shift shifting shifts throw throwing thrown throws toss tossed tosses
  `),
  /** What keeps a runner safe. */
  minding: words(`
    careful carefully cautious ease eased eases easing help helped helping helps listen listening listens
    matter matters rested resting sleep sleeping sleeps slept slow slowed slower slowest slowing slowly
    slows stop stopped stopping stops tell telling tells tired told trust trusted trusting trusts wait
    waited waiting waits walk walked walking walks
  `),
  /** It stands in phrases, and is minded there too. */
  plan: words('plan plans'),
  /** They stand in phrases, and are taken there too. */
  meals: words(`
    breakfast dinner eat food foods lunch meal meals supper
  `),
  /** Some of the handling words. */
  keeping: words(`
    keep keeping keeps kept
  `),
  /** With a word of keeping, they ask to go on whatever happens. */
  lasting: words(`
    going moving running
  `),
}
