import { Check, Copy } from 'lucide-react'
import shapes from '../../look/shapes.module.css'
import { CopyByHand } from './copy-by-hand.tsx'
import { useCopy } from './use-copy.ts'

export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const { isCopied, byHand, copy, closeByHand } = useCopy()
  const Icon = isCopied ? Check : Copy
  return (
    <>
      <button type="button" data-copies className={shapes.button} onClick={() => void copy(text())}>
        <Icon aria-hidden size={18} />
        <span aria-live="polite">{isCopied ? 'Copied!' : label}</span>
      </button>
      {byHand !== null && <CopyByHand title={label} text={byHand} onClose={closeByHand} />}
    </>
  )
}
