// The data's texts are in British English; a runner reads American English.
const american: readonly (readonly [british: RegExp, american: string])[] = [
  [/flavour/g, 'flavor'],
  [/Flavour/g, 'Flavor'],
  [/colour/g, 'color'],
  [/fibre/g, 'fiber'],
  [/oeliac/g, 'eliac'],
  [/ulphite/g, 'ulfite'],
  [/litre/g, 'liter'],
  [/abelled/g, 'abeled'],
  [/ractise/g, 'ractice'],
  [/\bbiscuit/g, 'cookie'],
  [/\b[Aa]ubergine/g, 'eggplant'],
  [/\b[Cc]ourgette/g, 'zucchini'],
  [/\bpuree\b/g, 'purée'],
  [/home-made/g, 'homemade'],
  [/Home-made/g, 'Homemade'],
]

/** Converts a text of the data files for display. Codes and ids keep their spelling. */
export const inAmerican = (text: string): string =>
  american.reduce((read, [british, word]) => read.replace(british, word), text)
