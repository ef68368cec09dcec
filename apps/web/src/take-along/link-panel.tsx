import { Check, Copy, Share } from 'lucide-react'
import { useEffect, useState } from 'react'
import shapes from '../look/shapes.module.css'
import { CopyByHand } from '../result/actions/copy-by-hand.tsx'
import { useCopy } from '../result/actions/use-copy.ts'
import type { PlanLink } from './share-plan.ts'
import style from './take-along.module.css'

interface LinkPanelProps {
  readonly title: string
  readonly make: () => Promise<PlanLink>
}

/** It opens below its button, which may stand at the lower edge of the dialog. */
const bringIntoView = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' })

/** Says what a link holds; then copies it, sends it, or shows it as a code for another phone. */
export function LinkPanel({ title, make }: LinkPanelProps) {
  const [link, setLink] = useState<PlanLink | null>(null)
  const { isCopied, byHand, copy, closeByHand } = useCopy()
  useEffect(() => {
    let isLeft = false
    const show = (made: PlanLink) => isLeft || setLink(made)
    const because = 'The link could not be made. Check your connection and try again.'
    void make().then(show, () => show({ is: 'refused', because }))
    return () => {
      isLeft = true
    }
  }, [make])

  if (!link) return <p className={style.panel}>Making the link…</p>
  if (link.is === 'refused')
    return (
      <p role="alert" className={style.panel}>
        {link.because}
      </p>
    )
  const { address, holds, qr } = link
  const Shown = isCopied ? Check : Copy
  return (
    <div ref={bringIntoView} className={style.panel}>
      <ul>
        {holds.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={style.exports}>
        <button type="button" className={shapes.button} onClick={() => void copy(address)}>
          <Shown aria-hidden size={18} />
          <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy the link'}</span>
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className={shapes.button}
            // A closed share sheet is no failure.
            onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
          >
            <Share aria-hidden size={18} />
            Send the link
          </button>
        )}
      </div>
      {qr && (
        <figure className={style.code}>
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} shapeRendering="crispEdges" aria-hidden>
            <path d={qr.path} />
          </svg>
          <figcaption>Point the camera of another phone at this code.</figcaption>
        </figure>
      )}
      {byHand !== null && <CopyByHand title={title} text={byHand} onClose={closeByHand} />}
    </div>
  )
}
