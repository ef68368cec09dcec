/** Scrolls to what this heading heads and focuses the heading, so that the Tab key continues from there; whatever is folded around it opens. */
export function goTo(id: string): void {
  const heading = document.getElementById(id)
  if (!heading) return
  openAround(heading)
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  heading.closest('details, section')?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
}

function openAround(heading: HTMLElement): void {
  // A past section is folded below its heading.
  const past = heading.closest('section')?.querySelector<HTMLDetailsElement>(':scope > details')
  if (past) past.open = true
  const around = heading.closest('details')
  if (around) around.open = true
}
