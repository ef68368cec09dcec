import { line } from './spreadsheet-cell.ts'
import type { RaceHeading } from './race-heading.ts'

/** `Race schedule: Half Marathon, Sun, Dec 13, 2026, target 1:45:00` */
export function planTitle(document: string, { name, day, target }: RaceHeading): string {
  const facts = [name, day, target && `target ${target}`]
  return line(`${document}: ${facts.filter(Boolean).join(', ')}`)
}
