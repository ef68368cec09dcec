import { raiseToast } from './raise-toast.ts'

/** Loaded with the call. The race was planned before: what was set on that plan is kept, without the parts named. */
export const notifyPreferencesKept = (without: readonly string[]) =>
  raiseToast((toast) =>
    without.length === 0
      ? toast.success('Your preferences for this race are kept.', { position: 'top-right' })
      : toast.error(
          `With these answers, not kept of your preferences for this race: ${without.join(', ')}. Set them again on the plan.`,
          { position: 'top-right', ariaProps: { role: 'alert', 'aria-live': 'assertive' } },
        ),
  )
