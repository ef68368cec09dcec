import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import shapes from '../../look/shapes.module.css'
import type { Service } from '../../service.ts'
import type { ShownPlan } from '../../shown-plan.ts'
import { notifyModuleMissing } from '../../toasts/toasts.ts'
import { wishDialogModule } from './wish-dialog-module.ts'
import { useOwnPreferences } from '../make-it-yours/preferences-context.ts'

interface WishButtonProps {
  readonly shown: ShownPlan
  readonly page: Service
}

/** Opens the dialog for a wish in the runner's own words. */
export function WishButton({ shown, page }: WishButtonProps) {
  const own = useOwnPreferences()
  const [part, setPart] = useState(wishDialogModule.loaded)
  const [isOpen, setIsOpen] = useState(false)
  const [text, set] = useState('')
  if (!own) return null
  const open = () => {
    own.prepare()
    wishDialogModule.load().then((loaded) => {
      setPart(loaded)
      setIsOpen(true)
    }, notifyModuleMissing)
  }
  return (
    <>
      <button type="button" className={shapes.button} aria-haspopup="dialog" onClick={open}>
        <MessageSquareText aria-hidden size={18} />
        Say what you wish
      </button>
      {part && isOpen && (
        <part.WishDialog
          own={own}
          shown={shown}
          page={page}
          draft={{ text, set }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
