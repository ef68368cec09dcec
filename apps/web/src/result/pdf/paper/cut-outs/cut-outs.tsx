import { bottleLabels, pocketCard, type RenderedPlan, testBar, wristStrips } from '@race-nutrition/documents'
import part from '../parts/part.module.css'
import { inPixels } from './in-pixels.ts'
import { CardBack, CardFront } from './card.tsx'
import { Label } from './label.tsx'
import { Strip } from './strip.tsx'
import style from './cut-outs.module.css'

/** A page to cut: strips for the wrist, a card for the pocket, labels for bottles. In their real size at 100 %. */
export function CutOuts({ plan }: { plan: RenderedPlan }) {
  const strips = wristStrips(plan)
  const card = pocketCard(plan)
  // A race that takes nothing on its course has nothing to carry along; its stop signs hang on the fridge.
  if (card.stops.length === 0) return null
  return (
    <section className={part.part} data-starts-page="0">
      <h2>Cut out and take along</h2>
      <p className={style.proof} data-lead>
        <span>Print at 100 %: this bar is {testBar} mm long.</span>
        <span className={style.bar} style={{ width: inPixels(testBar) }} aria-hidden="true" />
      </p>
      <div className={style.all} data-keep>
        <div className={style.strips}>
          {strips.map((strip) => (
            <Strip key={strip.title} strip={strip} />
          ))}
        </div>
        <div>
          <CardFront card={card} />
          <CardBack card={card} />
          <p className={style.how}>
            Card: cut it out, fold it in the middle. Strip: cut it out, cover it with clear tape, glue the
            flap under.
          </p>
          <div className={style.labels}>
            {bottleLabels(plan).map((label) => (
              <Label key={label.title} label={label} />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
