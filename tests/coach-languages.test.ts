import { describe, expect, test } from 'vitest'
import { languages } from '../apps/server/src/ai/line-check/languages.ts'
import { phrases as germanPhrases } from '../apps/server/src/ai/line-check/vocabulary/de/phrases.ts'
import { words as germanWords } from '../apps/server/src/ai/line-check/vocabulary/de/words.ts'
import { phrases as spanishPhrases } from '../apps/server/src/ai/line-check/vocabulary/es/phrases.ts'
import { words as spanishWords } from '../apps/server/src/ai/line-check/vocabulary/es/words.ts'

/** Words that could change a dose, name one, or lead a runner on through danger: only in a phrase or a frame. */
const never = {
  es: `cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce veinte cien mil primero segundo tercero cuarto mitad doble
    triple docena gramo gramos miligramos litro litros mililitros hora horas minuto minutos segundos taza tazas vaso botella cucharada
    sorbo trago porción ración dosis gel geles pastilla cápsula agua bebida bebe bebes beber bebas come comes comer comas toma tomas tomar
    tomes traga añade añadir salta saltar duplica dobla deja dejar quita evita omite prueba usa más menos otra otro nunca siempre nada
    no ni sin todo todos toda cada algo sal azúcar cafeína café té cerveza vino alcohol leche pan arroz pasta carne pollo pescado huevo
    queso fruta plátano manzana miel medicina medicamento aspirina ibuprofeno paracetamol médico hospital pecho corazón cabeza estómago
    ojos sangre dolor duele mareado mareo náuseas vómito calambre fiebre enfermo peso adelgaza dinero compra tienda web enlace ignora
    plan notas lo esto eso ello sigue aguanta lucha sufre`,
  de: `null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig hundert tausend zweite dritte viertel hälfte halb doppelt
    dreifach dutzend gramm milligramm liter milliliter stunde stunden minute minuten sekunde tasse becher glas flasche löffel schluck portion
    dosis gel gels tablette kapsel wasser getränk trink trinke trinken iss isst essen nimm nehmen schluck füge lass weglassen verdopple
    überspring vermeide probier nutze mehr weniger noch wieder nie immer nichts nicht kein ohne alles alle jede jeder jeden etwas salz zucker
    koffein kaffee tee bier wein alkohol milch brot reis nudeln fleisch huhn fisch ei käse obst banane apfel honig medizin medikament aspirin
    ibuprofen paracetamol arzt krankenhaus brust herz kopf magen bauch augen blut schmerz schmerzen schwindel schwindlig übelkeit erbrechen
    krampf fieber krank gewicht abnehmen geld kauf shop webseite link ignoriere plan hinweise weiter kämpfe quäl`,
} as const

const lists = [
  ['es', spanishWords, spanishPhrases],
  ['de', germanWords, germanPhrases],
] as const

const phrasesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

describe.each(lists)('the vocabulary in %s', (lang, words, phrases) => {
  const plain = Object.values(words).flat()

  test('has a thousand words and a hundred phrases', () => {
    expect(plain.length).toBeGreaterThan(1000)
    expect(phrases.length).toBeGreaterThan(100)
  })

  test.each(Object.entries(words))('%s: sorted, without duplicates, in lower case', (_, list) => {
    expect(list).toEqual([...new Set(list)].toSorted())
    expect(list.filter((word) => !/^\p{Ll}+$/u.test(word))).toEqual([])
  })

  test('has each word in one list', () => {
    expect(plain.filter((word, at) => plain.indexOf(word) !== at)).toEqual([])
  })

  test('has nothing that could change a dose, name one or lead on through danger', () => {
    const { words: known } = languages[lang]
    const listed = never[lang].split(/\s+/u)
    expect(listed.length).toBeGreaterThan(100)
    expect(listed.filter((word) => known.has(word))).toEqual([])
  })
})

describe.each(Object.entries(languages))('the frames in %s', (_, { frames }) => {
  const groups = [frames.manner, ...frames.groups]

  test('are sorted, without duplicates', () => {
    const texts = groups.flatMap((group) => Object.values(group).map(phrasesOf))
    expect(texts.flat().length).toBeGreaterThan(100)
    for (const phrases of texts) expect(phrases).toEqual([...new Set(phrases)].toSorted())
  })

  test('have a slot in each core, and none before or after it', () => {
    const cores = frames.groups.flatMap((group) => phrasesOf(group.cores))
    expect(cores.length).toBeGreaterThan(80)
    expect(cores.filter((core) => !core.includes('{'))).toEqual([])
    const around = groups.flatMap(({ leads, tails }) => phrasesOf(leads).concat(phrasesOf(tails)))
    expect(around.filter((phrase) => phrase.includes('{'))).toEqual([])
  })

  test('have no figure', () => {
    const all = groups.flatMap((group) => Object.values(group))
    expect(all.filter((text) => /\d/u.test(text))).toEqual([])
  })
})
