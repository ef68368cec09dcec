import { raiseToast } from './raise-toast.ts'

// Outcomes of a generation are shown at the top center, feedback of a button at the top right.
const alert = { role: 'alert', 'aria-live': 'assertive' } as const

/** The ids of failures since the last plan. */
const failures: string[] = []

/** The two outcomes, in the words that the specification sets; a plan removes the failures before it. */
export const notifyPlanReady = () =>
  raiseToast((toast) => {
    for (const id of failures.splice(0)) toast.remove(id)
    toast.success('Your personalized nutrition plan is ready!', { position: 'top-center' })
  })

export const notifyPlanFailed = () =>
  raiseToast((toast) => {
    failures.push(
      toast.error('Failed to generate plan. Please try again.', { position: 'top-center', ariaProps: alert }),
    )
  })

export const notifyCopyRefused = () =>
  notifyFailure('Your browser did not allow copying. Here is the text to copy by hand.')

export const notifyPdfFailed = () =>
  notifyFailure('The PDF could not be made. Print the plan instead, and choose “Save as PDF” there.')

export const notifyModuleMissing = () =>
  notifyFailure(
    'A part of this page did not load. Nothing you typed is lost: check your connection and try again.',
  )

export const notifyNotReplanned = () =>
  notifyFailure('The plan could not be made again with this, so nothing was changed.')

export const notifyChangedElsewhere = () => notify('Changed in another tab: this is the newer plan.')

export const notifyErasedElsewhere = () =>
  notify('Erased in another tab. It can be brought back there until the next answer.')

export const notifyNotInNewer = () =>
  notifyFailure(
    'Changed in another tab: this is the newer plan. Your last change here is not in it: set it again.',
  )

/** One toast for each message, however often it occurs. */
const notify = (message: string) =>
  raiseToast((toast) => toast(message, { id: message, position: 'top-right' }))

const notifyFailure = (message: string) =>
  raiseToast((toast) => toast.error(message, { id: message, position: 'top-right', ariaProps: alert }))
