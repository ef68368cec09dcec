import { emptyQuestionnaire } from '@race-nutrition/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import style from './form/form-screen.module.css'
import { Introduction, Questions } from './form/questions-view.tsx'
import { SweatRateAid } from './form/sweat-rate/sweat-rate-aid.tsx'
import shapes from './look/shapes.module.css'
import { PageHeader } from './page-header.tsx'

const nothing = () => undefined

/** The form down to its last question, as a first visit finds it: the page shows it until its script has rendered the same. */
export const firstPaint = (): string =>
  renderToStaticMarkup(
    <div inert>
      <PageHeader onNewPlan={null} />
      <main className={shapes.wrap}>
        <Introduction />
        <form className={style.form}>
          <fieldset className={style.all}>
            <Questions
              given={emptyQuestionnaire}
              onAnswer={nothing}
              readings={{}}
              refusals={[]}
              sweatRateAid={<SweatRateAid height="" onFound={nothing} />}
            />
          </fieldset>
        </form>
      </main>
    </div>,
  )
