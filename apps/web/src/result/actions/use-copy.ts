import { useCallback, useEffect, useState } from 'react'
import { notifyCopyRefused } from '../../toasts/toasts.ts'

const copiedFor = 2000

export interface Copy {
  readonly isCopied: boolean
  /** The text to copy by hand if the browser refused. */
  readonly byHand: string | null
  readonly copy: (text: string) => Promise<void>
  readonly closeByHand: () => void
}

export function useCopy(): Copy {
  /** Counts the copies, so that a second one restarts the two seconds. */
  const [copies, setCopies] = useState(0)
  const [isCopied, setIsCopied] = useState(false)
  const [byHand, setByHand] = useState<string | null>(null)

  useEffect(() => {
    if (copies === 0) return undefined
    const reverting = setTimeout(() => setIsCopied(false), copiedFor)
    return () => clearTimeout(reverting)
  }, [copies])

  const copy = useCallback(async (text: string) => {
    try {
      // Undefined over plain http on a home network, which is handled like a refusal.
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      setCopies((before) => before + 1)
    } catch {
      notifyCopyRefused()
      setByHand(text)
    }
  }, [])

  return { isCopied, byHand, copy, closeByHand: useCallback(() => setByHand(null), []) }
}
