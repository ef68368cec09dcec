import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page was printed. What is rendered for it is there before the browser prints. */
export function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false)
  useEffect(() => {
    const print = () => flushSync(() => setIsPrinted(true))
    window.addEventListener('beforeprint', print)
    return () => window.removeEventListener('beforeprint', print)
  }, [])
  return isPrinted
}
