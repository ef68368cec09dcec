import { flushSync } from 'react-dom'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** px; between the margins of a sheet of A4 and the edges of a card. */
const onPaper = 660

/** The width of a chart's container, px, so that its text keeps its size on every screen. */
export function useWidth(fixed: number | undefined): {
  readonly place: RefObject<HTMLDivElement | null>
  readonly width: number
} {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(fixed ?? 640)

  useLayoutEffect(() => {
    const element = place.current
    if (!element || fixed !== undefined) return undefined
    const measure = () => {
      // No width while it is collapsed.
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(element)
    // Printed at its screen width it would shrink, and its text with it.
    const drawForPaper = () => flushSync(() => setWidth(onPaper))
    window.addEventListener('beforeprint', drawForPaper)
    window.addEventListener('afterprint', measure)
    return () => {
      watching.disconnect()
      window.removeEventListener('beforeprint', drawForPaper)
      window.removeEventListener('afterprint', measure)
    }
  }, [fixed])

  return { place, width: fixed ?? width }
}
