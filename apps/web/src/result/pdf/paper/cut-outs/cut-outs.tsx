import {
  bottleLabels,
  type PocketCard,
  pocketCard,
  type RenderedPlan,
  testBar,
  type WristStrip,
  wristStrips,
} from '@race-nutrition/documents'
import { useMemo } from 'react'
import part from '../parts/part.module.css'
import { inPixels } from './in-pixels.ts'
import { CardBack, CardFront } from './card.tsx'
import { Label } from './label.tsx'
import { Strip } from './strip.tsx'
import style from './cut-outs.module.css'
import { type Piece, useStopPieces } from './use-stop-pieces.ts'

/** A page to cut: strips for the wrist, a card for the pocket, labels for bottles. In their real size at 100%. */
export function CutOuts({ plan }: { plan: RenderedPlan }) {
  const card = useMemo(() => pocketCard(plan), [plan])
  const { around: aroundStrips, pieces: strips } = useStopPieces<WristStrip, HTMLElement>(
    useMemo(() => wristStrips(plan), [plan]),
  )
  const { around: aroundCard, pieces: fronts } = useStopPieces<PocketCard, HTMLDivElement>(
    useMemo(() => [card], [card]),
  )
  // A race that takes nothing on its course has nothing to carry along; its stop signs hang on the fridge.
  if (card.stops.length === 0) return null
  const pieces = strips.flat()
  const faces = fronts.flat()
  return (
    <section ref={aroundStrips} className={part.part} data-starts-page="0">
      <h2>Cut out and take along</h2>
      <p className={style.proof} data-lead>
        <span>Print at 100%: this bar is {testBar} mm long.</span>
        <span className={style.bar} style={{ width: inPixels(testBar) }} aria-hidden="true" />
      </p>
      <div className={style.all} data-keep>
        <Strips pieces={pieces.slice(0, besideTheCard)} />
        <div ref={aroundCard}>
          <div className={style.faces} data-picture="card and labels">
            {faces.map((piece) => (
              <CardFront key={piece.part} piece={piece} />
            ))}
            <CardBack card={card} />
          </div>
          <p className={style.how}>
            Card: cut it out, fold it {faces.length === 1 ? 'in the middle' : 'at its lines'}. Strip: cut it
            out, cover it with clear tape, glue the flap under.
          </p>
          <div className={style.labels} data-picture="card and labels">
            {bottleLabels(plan).map((label) => (
              <Label key={label.title} label={label} />
            ))}
          </div>
        </div>
      </div>
      {pieces.length > besideTheCard && (
        <div data-keep>
          <Strips pieces={pieces.slice(besideTheCard)} />
        </div>
      )}
    </section>
  )
}

/** As many strips have room there. */
const besideTheCard = 4

function Strips({ pieces }: { pieces: readonly Piece<WristStrip>[] }) {
  return (
    <div className={style.strips} data-picture="strips">
      {pieces.map((piece) => (
        <Strip key={`${piece.of.title} ${piece.part ?? ''}`} piece={piece} />
      ))}
    </div>
  )
}
