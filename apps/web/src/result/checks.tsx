import type { PlanAudit } from '@race-nutrition/contract'
import { ChevronDown, CircleCheck, Info, LoaderCircle, RotateCw, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import shapes from '../look/shapes.module.css'
import { checkTitlesPart } from '../parts.ts'
import { tellPartMissing } from '../toasts/toasts.ts'
import { CheckList } from './check-list.tsx'
import { isAboutAi, isHard } from './findings.tsx'
import style from './checks.module.css'
import type { Checking } from './use-audit.ts'

/** How the plan came through its checks; opens to the list of them. */
// oxlint-disable-next-line typescript/consistent-return -- every state has its case, or it does not compile
export function Checks({ checking }: { checking: Checking }) {
  switch (checking.is) {
    case 'checked':
      return <Checked audit={checking.audit} />
    case 'under way':
      return (
        <p className={style.pill}>
          <LoaderCircle aria-hidden size={17} />
          Checking the plan
        </p>
      )
    case 'impossible':
      return (
        <p className={style.pill} data-clean={false}>
          <TriangleAlert aria-hidden size={17} />
          Not checked: your answers could not be read here
        </p>
      )
    case 'part missing':
      return (
        <button type="button" className={`${shapes.button} ${style.again}`} onClick={checking.again}>
          <RotateCw aria-hidden size={17} />
          Check this plan
        </button>
      )
  }
}

/** The button stays where it was pressed; the list opens below the whole line. */
function Checked({ audit }: { audit: PlanAudit }) {
  const { passed, total } = audit
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [ownGroups, setOwnGroups] = useState(() => checkTitlesPart.loaded()?.checkGroups ?? null)
  const { isClean, Icon } = lookOf(audit)
  const toggle = () => {
    setIsOpen(!isOpen)
    if (!ownGroups)
      void checkTitlesPart.load().then((part) => setOwnGroups(part.checkGroups), tellPartMissing)
  }
  return (
    <>
      <button
        type="button"
        className={style.pill}
        data-clean={isClean}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
      >
        <Icon aria-hidden size={17} />
        {passed} of {total} checks passed
        <ChevronDown aria-hidden size={17} className={style.opener} />
      </button>
      <div id={listId} className={style.said} hidden={!isOpen}>
        <p>
          The finished plan is checked once more, apart from the steps that made it: its sums and limits, your
          allergies and diet, and what has to be said. A check that finds nothing to read is not passed.
        </p>
        <CheckList audit={audit} ownGroups={ownGroups} />
      </div>
    </>
  )
}

/** A warning is for what must be put right, and for a check that failed without a word why; the rest is worth knowing. */
function lookOf({ passed, total, findings }: PlanAudit) {
  const ofChecks = findings.filter((finding) => !isAboutAi(finding))
  if (findings.some(isHard) || (passed < total && ofChecks.length === 0))
    return { isClean: false, Icon: TriangleAlert }
  return { isClean: true, Icon: passed < total ? Info : CircleCheck }
}
