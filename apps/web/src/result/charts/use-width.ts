import { flushSync } from 'react-dom'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** px; between the margins of a sheet of A4 and the edges of a card. */
const onPaper = 660

/** The width its place leaves a chart, px, so that its words keep their size on every screen. */
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
      // Nothing to draw for while it is folded away.
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(element)
    // Printed as it stands on a wide screen it would shrink, and its words with it.
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
