import type { Plan } from '@race-nutrition/engine'

/** The facts of a plan, one line each: path and value. */
export const planAsFacts = (plan: Plan): string => linesOf('', plan).join('\n')

function linesOf(path: string, value: unknown): string[] {
  if (isWhole(value)) return [`${path}: ${JSON.stringify(value)}`]
  return Object.entries(value as object).flatMap(([name, part]) =>
    linesOf(path === '' ? name : `${path}.${name}`, part),
  )
}

/** Printed as one fact: a value, a list of values, or an object of values, such as an item or a row's totals. */
const isWhole = (value: unknown): boolean =>
  isValue(value) || Object.values(value as object).every((part) => isValue(part) || isListOfValues(part))

const isListOfValues = (value: unknown) => Array.isArray(value) && value.every(isValue)

const isValue = (value: unknown) => typeof value !== 'object' || value === null
