import { execFileSync } from 'node:child_process'

export type Dictionary = { readonly [key: string]: unknown }

/** An object of a file as qpdf writes it: names begin with a slash, texts with `u:`, references end with ` R`. */
export interface PdfObject {
  readonly value?: unknown
  readonly stream?: { readonly dict: Dictionary; readonly data: string }
}

/** The objects of a file, by reference. */
export interface PdfObjects {
  readonly all: { readonly [reference: string]: PdfObject }
}

/** Read by qpdf, which did not write them. */
export function readObjects(file: string): PdfObjects {
  const options = ['--json', '--json-key=qpdf', '--json-stream-data=inline', '--decode-level=generalized']
  const printed = execFileSync('qpdf', [...options, file], { encoding: 'utf8', maxBuffer: 500_000_000 })
  return { all: JSON.parse(printed).qpdf[1] }
}

export const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What a reference stands for; anything else stands for itself. */
export function resolved({ all }: PdfObjects, value: unknown): unknown {
  const object = typeof value === 'string' ? all[`obj:${value}`] : undefined
  return object ? (object.stream?.dict ?? object.value) : value
}

export function dictionaryOf(objects: PdfObjects, value: unknown): Dictionary {
  const found = resolved(objects, value)
  return isDictionary(found) ? found : {}
}

/** All dictionaries with this entry, and their references. */
export const withEntry = ({ all }: PdfObjects, key: string, name?: string): [string, Dictionary][] =>
  Object.entries(all).flatMap(([reference, { value, stream }]): [string, Dictionary][] => {
    const dictionary = stream?.dict ?? value
    if (!isDictionary(dictionary) || !(key in dictionary)) return []
    return name === undefined || dictionary[key] === name ? [[reference.replace('obj:', ''), dictionary]] : []
  })

/** The bytes of a stream, as Latin text. */
export const streamOf = ({ all }: PdfObjects, reference: unknown): string =>
  Buffer.from(all[`obj:${String(reference)}`]?.stream?.data ?? '', 'base64').toString('latin1')

export const catalogOf = (objects: PdfObjects): Dictionary =>
  withEntry(objects, '/Type', '/Catalog')[0]?.[1] ?? {}

export const pagesOf = (objects: PdfObjects): [string, Dictionary][] => withEntry(objects, '/Type', '/Page')
