import { useEffect, useRef } from 'react'

/** The heading of what has taken the place of something else in a dialog gets the focus. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
