import type { PlanAudit } from '@race-nutrition/contract'
import { ChevronDown, CircleCheck, Info, LoaderCircle, RotateCw, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import shapes from '../../look/shapes.module.css'
import { checkTitlesModule } from '../../lazy-modules.ts'
import { notifyModuleMissing } from '../../toasts/toasts.ts'
import { type CheckGroups, CheckList } from './check-list.tsx'
import { isHard } from './findings.tsx'
import { foundWords } from './found-words.ts'
import style from './checks.module.css'
import type { Checking } from './use-audit.ts'

/** The outcome of the plan's checks, which expands to their list. Says so if the plan is by another service. */
// oxlint-disable-next-line typescript/consistent-return -- exhaustive: a missing case does not compile
export function Checks({ checking }: { checking: Checking }) {
  const { origin } = checking
  switch (checking.is) {
    case 'checked':
      return <Checked audit={checking.audit} foreign={checking.foreign} origin={origin} />
    case 'under way':
      return (
        <p className={style.pill}>
          <LoaderCircle aria-hidden size={17} />
          Checking the plan
        </p>
      )
    case 'impossible':
      return (
        <>
          <p className={style.pill} data-clean={false}>
            <TriangleAlert aria-hidden size={17} />
            Not checked: your answers could not be read here
          </p>
          {origin && <p className={style.origin}>{origin}</p>}
        </>
      )
    case 'part missing':
      return (
        <>
          <button type="button" className={`${shapes.button} ${style.again}`} onClick={checking.again}>
            <RotateCw aria-hidden size={17} />
            Check this plan
          </button>
          {origin && <p className={style.origin}>{origin}</p>}
        </>
      )
  }
}

const howForeignIsChecked =
  'Checked here: the sums of the plan, its numbers against your limits, and every text for the names of what you exclude. A name counts wherever it stands, so a text that warns of a food is listed too. Meals and schedules are not read. A check that finds nothing to read is not passed.'

interface CheckedProps {
  readonly audit: PlanAudit
  readonly foreign: CheckGroups | null
  readonly origin: string | null
}

/** The button keeps its position; the list opens below the whole line. */
function Checked({ audit, foreign, origin }: CheckedProps) {
  const { passed, total } = audit
  const found = foundWords(audit.findings)
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [ownGroups, setOwnGroups] = useState(() => checkTitlesModule.loaded()?.checkGroups ?? null)
  const known = foreign ?? ownGroups
  const { isClean, Icon } = lookOf(audit)
  const toggle = () => {
    setIsOpen(!isOpen)
    if (!known)
      void checkTitlesModule.load().then((part) => setOwnGroups(part.checkGroups), notifyModuleMissing)
  }
  return (
    <>
      <button
        type="button"
        className={style.pill}
        data-clean={isClean}
        data-found={found !== ''}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
      >
        <Icon aria-hidden size={17} />
        <span>
          {passed} of {total} checks passed
          {found !== '' && ` · ${found}`}
        </span>
        <ChevronDown aria-hidden size={17} className={style.opener} />
      </button>
      {origin && <p className={style.origin}>{origin}</p>}
      <div id={listId} className={style.message} hidden={!isOpen}>
        {foreign && <p>{howForeignIsChecked}</p>}
        <CheckList audit={audit} known={known} />
      </div>
    </>
  )
}

/** A warning for hard findings and for checks that failed without a finding; otherwise a note. */
function lookOf({ passed, total, findings }: PlanAudit) {
  if (findings.some(isHard) || (passed < total && findings.length === 0))
    return { isClean: false, Icon: TriangleAlert }
  return { isClean: true, Icon: passed < total ? Info : CircleCheck }
}
