import { useEffect, useState } from 'react'
import { goTo } from './go-to.ts'

/** The plan's sections by the id of their headings, in order. */
export const sections = [
  { id: 'numbers', words: 'Numbers' },
  { id: 'daily-eating', words: 'Daily eating' },
  { id: 'long-run', words: 'Long run' },
  { id: 'race-week', words: 'Race week' },
  { id: 'race-day', words: 'Race day' },
  { id: 'groceries', words: 'Groceries' },
  { id: 'safety', words: 'Safety' },
] as const

interface Sections {
  /** The id of the section in view. */
  readonly current: string
  readonly go: (id: string) => void
}

/** `isWhole`: the sections are rendered. */
export function useSections(isWhole: boolean): Sections {
  const [current, setCurrent] = useState<string>(sections[0].id)

  useEffect(() => {
    if (!isWhole) return undefined
    // The section that crosses the upper third of the window is the one in view.
    const watching = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(entered.target.getAttribute('aria-labelledby') ?? sections[0].id)
      },
      { rootMargin: '-30% 0px -69% 0px' },
    )
    // The bib is not a section: a jump to it shows the first.
    const bib = document.querySelector('article > header')
    for (const part of [bib, ...sections.map(({ id }) => sectionOf(id))]) if (part) watching.observe(part)
    return () => watching.disconnect()
  }, [isWhole])

  return { current, go: goTo }
}

const sectionOf = (id: string) => document.getElementById(id)?.closest('section')
