import { Counter, Histogram, type Registry } from '@prometheus-io/client'

/** For each label, all the values it may have. */
type Lists<Label extends string> = Readonly<Record<Label, readonly string[]>>

/** The labels as a caller gives them; a value outside its list becomes `other`. */
type Given<Label extends string> = Readonly<Record<Label, string | undefined>>

interface Named<Label extends string> {
  readonly name: string
  readonly help: string
  readonly labels: Lists<Label>
}

interface BoundedCounter<Label extends string> {
  readonly add: (given: Given<Label>, by?: number) => void
  /** Creates a series before its first event: `increase()` in Prometheus does not count the step from absent to 1. */
  readonly show: (given: Given<Label>) => void
}

export function boundedCounter<Label extends string>(
  series: Registry,
  { name, help, labels }: Named<Label>,
): BoundedCounter<Label> {
  const counter = new Counter<string>({ name, help, labelNames: namesOf(labels), registers: [series] })
  const bound = boundBy(labels)
  return {
    add: (given, by = 1) => counter.inc(bound(given), by),
    show: (given) => counter.inc(bound(given), 0),
  }
}

/** A counter with one label, all of its series created at startup. */
export function listedCounter<Label extends string>(
  series: Registry,
  named: Named<Label>,
): BoundedCounter<Label> {
  const counter = boundedCounter(series, named)
  for (const [label, values] of Object.entries<readonly string[]>(named.labels)) {
    for (const value of values) counter.show({ [label]: value } as Given<Label>)
  }
  return counter
}

interface BoundedHistogram<Label extends string> {
  /** Takes milliseconds, exports seconds. */
  readonly add: (given: Given<Label>, ms: number) => void
  readonly show: (given: Given<Label>) => void
}

export function boundedHistogram<Label extends string>(
  series: Registry,
  { name, help, labels, buckets }: Named<Label> & { readonly buckets: number[] },
): BoundedHistogram<Label> {
  const labelNames = namesOf(labels)
  const histogram = new Histogram<string>({ name, help, labelNames, buckets, registers: [series] })
  const bound = boundBy(labels)
  return {
    add: (given, ms) => histogram.observe(bound(given), ms / 1000),
    show: (given) => histogram.zero(bound(given)),
  }
}

const namesOf = <Label extends string>(lists: Lists<Label>) => Object.keys(lists) as Label[]

function boundBy<Label extends string>(lists: Lists<Label>): (given: Given<Label>) => Record<Label, string> {
  const known = namesOf(lists).map((label) => [label, new Set(lists[label])] as const)
  return (given) => {
    const closed = known.map(([label, values]) => {
      const value = given[label]
      return [label, value !== undefined && values.has(value) ? value : 'other']
    })
    return Object.fromEntries(closed) as Record<Label, string>
  }
}
