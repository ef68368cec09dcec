import type { PlanService } from '@race-nutrition/contract'
import shapes from './look/shapes.module.css'
import style from './page.module.css'
import type { Service } from './service.ts'

/** Credits the service that made the plan on screen; before there is one, the service that the page would call. */
export function PageFooter({ service, page }: { service: PlanService | null; page: Service }) {
  return (
    <footer className={style.footer}>
      <div className={shapes.wrap}>
        <p>{credit(service ?? page, page)}</p>
        <p>Not medical advice.</p>
        <p>
          Food figures: US Department of Agriculture, National Nutrient Database for Standard Reference
          Release 28 and FoodData Central, public domain.
        </p>
      </div>
    </footer>
  )
}

function credit({ platform, mode, model }: Credited, page: Credited): string {
  if (mode !== 'engine') return `Powered by ${platform} and AI${model ? ` (${model})` : ''}.`
  // The runner chose the built-in plan although a model is connected.
  if (page.mode === 'ai')
    return `Powered by ${platform}. Plan by the built-in sports-science engine, without AI.`
  return `Powered by ${platform}. AI model: none connected, plan by the built-in sports-science engine.`
}

type Credited = Pick<Service, 'platform' | 'mode' | 'model'>
