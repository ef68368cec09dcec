import { CircleAlert, CircleCheck, Info, LoaderCircle } from 'lucide-react'
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'
import style from './toaster.module.css'

/**
 * How long each type of toast is shown. The library itself limits them to 20 and removes them a
 * second after dismissal.
 */
const durations = {
  blank: { duration: 4000 },
  error: { duration: 4000 },
  custom: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
}

const icons = { success: CircleCheck, error: CircleAlert, loading: LoaderCircle, blank: Info, custom: Info }

/** Our own markup for the toast store: the library's component injects a style element, which the CSP forbids. */
export function Toaster() {
  const { toasts, handlers } = useToaster(durations)
  const standing = (position: string) =>
    toasts.filter((toast) => (toast.position ?? 'top-center') === position)
  return (
    <div className={style.toaster} onPointerEnter={handlers.startPause} onPointerLeave={handlers.endPause}>
      <ToastStack place={style.center} toasts={standing('top-center')} />
      <ToastStack place={style.right} toasts={standing('top-right')} />
    </div>
  )
}

function ToastStack({ place, toasts }: { place: string | undefined; toasts: readonly Toast[] }) {
  return (
    <div className={`${style.stack} ${place}`}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const Icon = icons[toast.type]
  return (
    <div className={style.toast} data-type={toast.type} data-leaving={!toast.visible} {...toast.ariaProps}>
      <Icon aria-hidden size={20} />
      <p>{resolveValue(toast.message, toast)}</p>
    </div>
  )
}
