import { gramsPerOunce, millilitersPerFluidOunce } from '@race-nutrition/engine'

/**
 * Parses the amount of a number or a text, in the unit of its field; null if there is none.
 *
 * The specification strips everything but digits. Taken literally that makes 6090 g of "60-90 g" and 602 g of
 * "60 g (2 gels)", so the first number of a text counts, and of a range the lower one: it is a number the
 * model wrote, and of fuel, salt and water too little of a range is safer than too much.
 */
export function readAmount(value: unknown, unit?: Unit): number | null {
  if (typeof value === 'number') return possible(value)
  if (typeof value !== 'string') return null
  // NFKC: full-width digits become digits, narrow and unbreakable spaces become spaces.
  const text = withDecimals(value).normalize('NFKC').trim()
  if (plainNumber.test(text)) return possible(Number(text))
  const first = written.exec(text)
  if (!first || hasMinus(text.slice(0, first.index))) return null
  const rest = text.slice(first.index + first[0].length)
  const upper = /^\s*(?:[-–—−~]|to\b)\s*(?=\d)/i.exec(rest)
  const second = upper && written.exec(rest.slice(upper[0].length))
  const behind = upper && second ? rest.slice(upper[0].length + second[0].length) : rest
  const lower = Math.min(...[first, second].flatMap((match) => (match ? [valueOf(match[0])] : [])))
  return possible(inUnit(lower, behind, unit))
}

const kilojoulesPerKilocalorie = 4.184

/** Conversion factors to the unit of a field: "1.5 L" in a field of milliliters is 1500. */
const otherUnits = {
  g: { kg: 1000, mg: 0.001, oz: gramsPerOunce },
  mg: { g: 1000, gram: 1000, mcg: 0.001, μg: 0.001 },
  ml: { l: 1000, liter: 1000, litre: 1000, dl: 100, cl: 10, oz: millilitersPerFluidOunce },
  kcal: { kj: 1 / kilojoulesPerKilocalorie },
  lph: { ml: 0.001, oz: millilitersPerFluidOunce / 1000 },
} as const satisfies Record<string, Readonly<Record<string, number>>>

export type Unit = keyof typeof otherUnits
export const isUnit = (name: string): name is Unit => Object.hasOwn(otherUnits, name)

function inUnit(value: number, behind: string, unit: Unit | undefined): number {
  const [, named = ''] = /^\s*(?:fl\.?\s*)?([a-zμ]+?)s?(?![a-zμ])/i.exec(behind) ?? []
  const others = new Map(Object.entries(unit ? otherUnits[unit] : {}))
  const held = others.get(named.toLowerCase())
  return held === undefined ? value : Number((value * held).toPrecision(4))
}

/** NFKC turns ½ into 1⁄2, and so 1½ into 11⁄2: fractions become decimals before it. */
const withDecimals = (text: string) =>
  text.replace(/(?:(?<=\d) )?([¼-¾⅐-⅞])/gu, (_, fraction: string) => {
    const [over = '0', under = '1'] = fraction.normalize('NFKC').split('⁄')
    return (Number(over) / Number(under)).toFixed(3).slice(1)
  })

const plainNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/** Digits in groups of three ("1 200", "1'200"), digits with points and commas ("1,200.5"), or ".5" after no letter. */
const written = /\d{1,3}(?:[ '’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*|(?<!\p{L})\.\d+/u

/** A negative dose is refused; "- 60 g" is a line that starts with a dash, "-60" is negative. */
const hasMinus = (before: string) => /(?:^|[\s(:=~≈])[-−]$/.test(before)

const possible = (value: number) => (Number.isFinite(value) && value >= 0 ? value + 0 : null)

function valueOf(digits: string): number {
  const bare = digits.replace(/[ '’]/g, '')
  const lastPoint = bare.lastIndexOf('.')
  const lastComma = bare.lastIndexOf(',')
  // "1.200,5" and "1,200.5": if both signs occur, the later one is the decimal separator.
  if (lastPoint >= 0 && lastComma >= 0) {
    return lastComma > lastPoint
      ? Number.parseFloat(bare.replaceAll('.', '').replace(',', '.'))
      : Number.parseFloat(bare.replaceAll(',', ''))
  }
  if (isGrouped(bare)) return Number(bare.replace(/[.,]/g, ''))
  return Number.parseFloat(bare.replace(',', '.'))
}

/** "1,200", "1,200,000" and "1.200.000" are thousands; "1.200" alone is a decimal, as in every JSON number. */
const isGrouped = (digits: string) =>
  /^[1-9]\d{0,2}(?:,\d{3})+$/.test(digits) || /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(digits)
