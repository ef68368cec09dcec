import { Check, Copy, Table2 } from 'lucide-react'
import shapes from '../../look/shapes.module.css'
import { CopyByHand } from './copy-by-hand.tsx'
import style from './copy-button.module.css'
import { useCopy } from './use-copy.ts'

interface CopyButtonProps {
  readonly label: string
  /** As it reads in a chat. */
  readonly text: () => string
  /** As it pastes into a spreadsheet; left out where there is no other form. */
  readonly table?: (() => string) | undefined
}

/** Copies a text, and beside it, smaller, the same as a table. */
export function CopyButton({ label, text, table }: CopyButtonProps) {
  return (
    <div className={style.both} data-copies>
      <OneForm label={label} text={text} />
      {table && <OneForm label={`${label} as a table`} text={table} isTable />}
    </div>
  )
}

interface OneFormProps {
  readonly label: string
  readonly text: () => string
  readonly isTable?: boolean
}

function OneForm({ label, text, isTable = false }: OneFormProps) {
  const { isCopied, byHand, copy, closeByHand } = useCopy()
  const Icon = isTable ? Table2 : Copy
  const Shown = isCopied ? Check : Icon
  return (
    <>
      <button
        type="button"
        className={isTable ? `${shapes.button} ${style.table}` : shapes.button}
        title={isTable ? label : undefined}
        onClick={() => void copy(text())}
      >
        <Shown aria-hidden size={18} />
        <span aria-live="polite" className={isTable ? shapes.hidden : undefined}>
          {isCopied ? 'Copied!' : label}
        </span>
      </button>
      {byHand !== null && <CopyByHand title={label} text={byHand} onClose={closeByHand} />}
    </>
  )
}
