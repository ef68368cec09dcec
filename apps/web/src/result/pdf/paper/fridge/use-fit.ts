import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Sets the elements closer, step by step, until this one is no higher than its page; a style sheet says what each step is. */
export function useFit<Element extends HTMLElement>(height: number): RefObject<Element | null> {
  const fitted = useRef<Element>(null)
  useLayoutEffect(() => {
    const element = fitted.current
    if (!element) return
    for (let step = 0; step <= closest; step += 1) {
      element.dataset['close'] = String(step)
      if (element.getBoundingClientRect().height <= height) return
    }
  })
  return fitted
}

const closest = 3
