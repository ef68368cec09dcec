import type { FuelOption, Plan } from '@race-nutrition/engine'
import { useEffect, useState } from 'react'
import { planningModule } from '../../../lazy-modules.ts'
import { notifyModuleMissing } from '../../../toasts/toasts.ts'

/** The catalog with what is blocked for this runner; null while it is read. */
export function useFuelOptions({ answers, today }: Plan['runner']): readonly FuelOption[] | null {
  const [options, setOptions] = useState<readonly FuelOption[] | null>(null)
  useEffect(() => {
    let isOpen = true
    planningModule
      .load()
      .then(({ fuels }) => fuels({ answers, today }))
      .then((read) => isOpen && setOptions(read ?? []), notifyModuleMissing)
    return () => {
      isOpen = false
    }
  }, [answers, today])
  return options
}
