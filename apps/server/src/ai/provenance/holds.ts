import type { Facts } from './facts.ts'
import type { Figure } from './figure.ts'

/** Does the engine's plan hold this figure for the section, in whatever unit and rounded as it is said? */
export function holds({ figures, words }: Facts, said: Figure): boolean {
  return isOneNamed(words, said) || figures.some((fact) => isThere(said, fact))
}

function isThere(said: Figure, fact: Figure): boolean {
  if (said.unit === 'clock') return isSameTime(said, fact)
  if (said.unit === 'code') return fact.unit === 'code' && fact.of[0] === said.of[0]
  if (said.unit === 'date')
    return fact.unit === 'date' && fact.of[0] === said.of[0] && fact.amount === said.amount
  // "At miles 1.7, 4.1 and 6.4": a list names its unit once.
  if (said.unit === 'bare') return ['bare', 'km'].includes(fact.unit) && fact.raw === said.amount
  return isSameAmount(said, fact)
}

/** "2:47" is two hours and 47 minutes or, of a pace, two minutes and 47 seconds. */
const isSameTime = (said: Figure, fact: Figure) =>
  (fact.unit === 'clock' || fact.unit === 'min') &&
  [said.amount, said.amount / 60].some((minutes) =>
    [fact.amount, ...(fact.unit === 'clock' ? [fact.amount / 60] : [])].some(
      (other) => Math.abs(minutes - other) < 0.01,
    ),
  )

/** "A gel" says no more than that there is one. */
const isOneNamed = (words: string, { unit, amount, per }: Figure) =>
  per === null && unit.startsWith('count:') && amount === 1 && words.includes(unit.slice('count:'.length))

function isSameAmount(said: Figure, fact: Figure): boolean {
  if (fact.unit === 'clock' && said.unit === 'min')
    return Math.abs(fact.amount - said.amount) <= tolerance(said, fact)
  return (
    said.unit === fact.unit &&
    isSamePer(said, fact) &&
    isSameSubstance(said, fact) &&
    isSamePhase(said, fact) &&
    (said.isTotal || !fact.isTotal || fact.per !== null || !isDose(fact)) &&
    Math.abs(said.amount - fact.amount) <= tolerance(said, fact)
  )
}

/** The sum of a race is no dose, and a sentence that means a dose may not name it. */
const isDose = ({ unit }: Figure) => ['g', 'mg', 'ml', 'kcal'].includes(unit) || unit.startsWith('count:')

const isSamePer = (said: Figure, fact: Figure) =>
  said.per === fact.per ||
  (said.per === 'day' && fact.per === null && fact.isTotal) ||
  (said.per === null && fact.per === 'day')

/** What is drunk after the race is no amount for before it. */
const isSamePhase = (said: Figure, fact: Figure) =>
  !isDose(fact) ||
  said.phase === fact.phase ||
  fact.phase === null ||
  (said.phase === null && fact.phase !== 'after')

function isSameSubstance(said: Figure, fact: Figure): boolean {
  // Grams of nothing are grams of carbs, not of rice.
  if (said.of.length === 0) return fact.of.every((of) => !/^(?:other|food):/u.test(of))
  if (said.of.some((of) => fact.of.includes(of))) return true
  // "About 350 ml with each": what nothing is said of is drunk.
  return fact.of.length === 0 && said.unit === 'ml' && said.of.includes('fluid')
}

/** A rounding to the last digit said, and never more than one part in twenty. */
const tolerance = ({ grain }: Figure, { amount }: Figure) =>
  Math.max(Math.min(grain, Math.abs(amount) / 20), Math.abs(amount) / 200)
