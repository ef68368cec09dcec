import { Counter, Histogram, type Registry } from '@prometheus-io/client'

/** For each label, all the values it may have. */
type Lists<Label extends string> = Readonly<Record<Label, readonly string[]>>

/** What a caller knows of the labels; a value outside its list becomes `other`. */
type Given<Label extends string> = Readonly<Record<Label, string | undefined>>

interface Named<Label extends string> {
  readonly name: string
  readonly help: string
  readonly labels: Lists<Label>
}

interface ClosedCounter<Label extends string> {
  readonly add: (given: Given<Label>, by?: number) => void
  /** Shows a series before its first event: `increase()` in Prometheus does not see the step from nothing to 1. */
  readonly show: (given: Given<Label>) => void
}

export function closedCounter<Label extends string>(
  series: Registry,
  { name, help, labels }: Named<Label>,
): ClosedCounter<Label> {
  const counter = new Counter<string>({ name, help, labelNames: namesOf(labels), registers: [series] })
  const close = closedBy(labels)
  return {
    add: (given, by = 1) => counter.inc(close(given), by),
    show: (given) => counter.inc(close(given), 0),
  }
}

/** A counter of one label, all of its series there from the start. */
export function listedCounter<Label extends string>(
  series: Registry,
  named: Named<Label>,
): ClosedCounter<Label> {
  const counter = closedCounter(series, named)
  for (const [label, values] of Object.entries<readonly string[]>(named.labels)) {
    for (const value of values) counter.show({ [label]: value } as Given<Label>)
  }
  return counter
}

interface ClosedHistogram<Label extends string> {
  /** Takes milliseconds, shows seconds. */
  readonly add: (given: Given<Label>, ms: number) => void
  readonly show: (given: Given<Label>) => void
}

export function closedHistogram<Label extends string>(
  series: Registry,
  { name, help, labels, buckets }: Named<Label> & { readonly buckets: number[] },
): ClosedHistogram<Label> {
  const labelNames = namesOf(labels)
  const histogram = new Histogram<string>({ name, help, labelNames, buckets, registers: [series] })
  const close = closedBy(labels)
  return {
    add: (given, ms) => histogram.observe(close(given), ms / 1000),
    show: (given) => histogram.zero(close(given)),
  }
}

const namesOf = <Label extends string>(lists: Lists<Label>) => Object.keys(lists) as Label[]

function closedBy<Label extends string>(lists: Lists<Label>): (given: Given<Label>) => Record<Label, string> {
  const known = namesOf(lists).map((label) => [label, new Set(lists[label])] as const)
  return (given) => {
    const closed = known.map(([label, values]) => {
      const value = given[label]
      return [label, value !== undefined && values.has(value) ? value : 'other']
    })
    return Object.fromEntries(closed) as Record<Label, string>
  }
}
