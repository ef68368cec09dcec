import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

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
    return () => watching.disconnect()
  }, [fixed])

  return { place, width: fixed ?? width }
}
