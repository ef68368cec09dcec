import type { NutritionPlan } from '@race-nutrition/engine'
import { CarbsRow } from '../amount.tsx'
import cards from '../cards.module.css'
import { Lines } from '../layout/lines.tsx'
import { HourlyRows } from '../head/numbers-summary.tsx'
import { AfterRows, RunPart } from '../long-run/run-part.tsx'
import { Section } from '../layout/section.tsx'

export function ForeignLongRun({ fueling }: { fueling: NutritionPlan['long_run_fueling'] }) {
  const { pre_run, during, post_run } = fueling
  return (
    <Section id="long-run" title="Long-Run Fueling Strategy" parts={['long_run_fueling']}>
      <div className={`${cards.cards} ${cards.around}`}>
        <RunPart title="Pre-Run 3-4h before" below={<Lines texts={pre_run.examples} />}>
          <CarbsRow amount={pre_run.carbs_g} />
        </RunPart>
        <RunPart title="During Run" note="Per hour" below={<Lines texts={during.schedule} />}>
          <HourlyRows perHour={during} />
        </RunPart>
        <RunPart title="Post-Run within 2h" below={null}>
          <AfterRows {...post_run} />
        </RunPart>
      </div>
    </Section>
  )
}
