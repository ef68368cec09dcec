import style from './form-screen.module.css'
import type { Answers } from './use-answers.ts'

/** Says where the answers are stored and who reads them, with a button to erase them and to undo that. */
export function StorageNote({ answers, hasModel }: { answers: Answers; hasModel: boolean }) {
  return (
    <p className={style.kept}>
      <output>
        {answers.restore ? 'Your answers are erased.' : 'Your answers are kept on this device only.'}
        {hasModel && !answers.restore && ' To write your plan, they are sent to the AI service.'}
      </output>{' '}
      <button type="button" className={style.quiet} onClick={answers.restore ?? answers.erase}>
        {answers.restore ? 'Bring them back' : 'Erase my answers'}
      </button>
    </p>
  )
}
