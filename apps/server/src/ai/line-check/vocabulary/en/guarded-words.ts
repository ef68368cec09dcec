import { wordList } from '../word-list.ts'

/** Words that are harmful in some combinations: `clashes.ts` lists them. */
export const guardedWords = {
  /** Those that refer to something even inside a phrase. */
  pronoun: wordList('it them these they this those'),
  /** What may refer to a dose, a dish or a note of a line above. */
  reference: wordList(`
    batch batches box boxes container containers else it itself rest same that theirs them themselves
    these they thing things this those tray trays what whatever
  `),
  /** What turns a sentence into less, later or not at all. */
  negation: wordList(`
    avoid avoiding avoids barely cannot don't fade fades fading few hardly instead just lack later less
    little neither never no nobody none nor not nothing only others pass passes passing rarely resist
    resisted resisting unless
  `),
  /** What asks for some, more or the same again. */
  quantifier: wordList(`
    again all another any anything bit both each enough every everything full light new other some
    something whole
  `),
  /** What may be done with a dose. */
  taking: wordList(`
    accept accepting accepts adapt adapting adjust adjusted adjusting adjusts choose chooses choosing
    chose chosen collect delay delayed delays did do does doing done enjoy enjoyed enjoying enjoys forget
    forgets get gets getting got had has have having let lets letting miss missed misses need needed
    needing needs open opened opens pick picked picking picks reach reaches reaching save saved saves
    saving share shared shares sharing spend spending spends spent take taken takes taking took tried
    tries try trying use used uses using want wanted wants
  `),
  /** What may be done with a dose and with kit. */
  handling: wordList(`
    bring bringing brings brought carried carries carry carrying change changed changes changing gave give
    given gives giving held hold holding holds keep keeping keeps kept leave leaves leaving left move
    moved moves put puts putting shift shifting shifts throw throwing thrown throws toss tossed tosses
  `),
  /** Those of taking and handling that ask for something: without it they mean what a line above names. */
  transitive: wordList(`
    accept bring carry choose collect delay enjoy give have hold keep leave pick put save share spend take throw toss try use
  `),
  /** What keeps a runner safe. */
  caution: wordList(`
    careful carefully cautious ease eased eases easing help helped helping helps listen listening listens
    matter matters rested resting sleep sleeping sleeps slept slow slowed slower slowest slowing slowly
    slows stop stopped stopping stops tell telling tells tired told trust trusted trusting trusts wait
    waited waiting waits walk walked walking walks
  `),
  /** Allowed only in phrases; counts as caution there too. */
  plan: wordList('plan plans'),
  /** Allowed only in phrases; count as taking there too. */
  meals: wordList(`
    breakfast dinner eat food foods lunch meal meals supper
  `),
  /** Some of the handling words. */
  keeping: wordList(`
    keep keeping keeps kept
  `),
  /** Together with a word of keeping, they tell a runner to go on whatever happens. */
  lasting: wordList(`
    going moving running
  `),
}
