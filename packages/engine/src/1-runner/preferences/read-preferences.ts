import type * as z from 'zod'
import { ok, refuse, type Result } from '../../result.ts'
import { visibleText } from '../text/visible-text.ts'
import { noPreferences, type Preferences, preferencesSchema } from './preferences-schema.ts'

/** The facts that the sentence of each fault needs, besides the path. */
export interface PreferenceFaultFacts {
  /** No preference has this name. */
  unknown: NoFacts
  'wrong-type': { readonly expected: string }
  'unknown-option': { readonly options: readonly string[] }
  /** A number, the length of a text or of a list; a side without a bound is null. */
  'out-of-range': { readonly of: string; readonly least: number | null; readonly most: number | null }
  /** A text of another form, such as a time without a colon. */
  'not-readable': NoFacts
  /** Not in the catalog. */
  'unknown-product': NoFacts
  /** Neither a food nor a recipe. */
  'unknown-dish': NoFacts
  'unknown-recipe': NoFacts
  'too-many': { readonly most: number }
  /** In characters as seen. */
  'too-long': { readonly most: number }
  /** A text with line breaks, or with what nobody sees. */
  'not-a-line': NoFacts
  'needed-for-a-drink': NoFacts
  'only-for-a-drink': NoFacts
  /** Nothing to eat, and nothing but water or the drink of the course beside it. */
  'needs-own-drink': NoFacts
  'not-with': { readonly other: string }
  'only-with': { readonly other: string }
}

type NoFacts = Readonly<Record<string, never>>

/** Why a preference cannot be used: its path as `preferences.forecast.temp_c`, a code and the facts for its sentence. */
export type PreferenceFault = {
  readonly [Code in keyof PreferenceFaultFacts]: {
    readonly path: string
    readonly code: Code
    readonly facts: PreferenceFaultFacts[Code]
  }
}[keyof PreferenceFaultFacts]

/** Parses preferences of any shape, or returns every fault at once. None given is no preference. */
export function readPreferences(given: unknown): Result<Preferences, readonly PreferenceFault[]> {
  if (given === undefined || given === null) return ok(noPreferences)
  const read = preferencesSchema.safeParse(given)
  return read.success ? ok(read.data) : refuse(read.error.issues.flatMap(faultsOf))
}

// oxlint-disable-next-line typescript/consistent-return -- every code has its case, or it does not compile
function faultsOf(issue: z.core.$ZodIssue): PreferenceFault[] {
  const path = pathOf(issue.path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), code: 'unknown', facts: {} }))
    case 'invalid_value':
      return [{ path, code: 'unknown-option', facts: { options: issue.values.map(String) } }]
    case 'too_small':
      return [outOfRange(path, issue.origin, { least: Number(issue.minimum) })]
    case 'too_big':
      return [outOfRange(path, issue.origin, { most: Number(issue.maximum) })]
    case 'invalid_type':
      return [{ path, code: 'wrong-type', facts: { expected: issue.expected } }]
    case 'custom':
      return [{ path, ...ownRule(issue.params as unknown as OwnRule) } as PreferenceFault]
    case 'invalid_union':
      return faultsOfUnion(issue)
    case 'invalid_format':
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
      return [{ path, code: 'not-readable', facts: {} }]
  }
}

/** Those of the only form whose names are the ones given; a choice that is of no form cannot be read. */
function faultsOfUnion(issue: z.core.$ZodIssueInvalidUnion): PreferenceFault[] {
  const meant = issue.errors.filter((faults) => faults.every(isWithin))
  const [faults] = meant
  if (!faults || meant.length > 1) return [{ path: pathOf(issue.path), code: 'not-readable', facts: {} }]
  return faults.flatMap((fault) => faultsOf({ ...fault, path: [...issue.path, ...fault.path] }))
}

const isWithin = ({ path }: z.core.$ZodIssue) => path.length > 0

/** A rule of the schema that no type expresses, with the facts of its fault. */
type OwnRule = Pick<PreferenceFault, 'code'> & PreferenceFault['facts']

function ownRule({ code, ...facts }: OwnRule): { code: PreferenceFault['code']; facts: object } {
  return { code, facts }
}

const outOfRange = (
  path: string,
  of: string,
  { least = null, most = null }: Partial<Ends>,
): PreferenceFault => ({
  path,
  code: 'out-of-range',
  facts: { of, least, most },
})

type Ends = Readonly<Record<'least' | 'most', number | null>>

/** A name of the client's own may be of any length and hold anything. */
const pathOf = (path: readonly PropertyKey[]): string =>
  ['preferences', ...path.map((name) => visibleText(String(name).slice(0, 40)))].join('.')
