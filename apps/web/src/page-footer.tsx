import type { PlanService } from '@race-nutrition/contract'
import shapes from './look/shapes.module.css'
import style from './page.module.css'
import type { Service } from './service.ts'

/** Credits whoever made the plan on screen; before there is one, whoever the page would ask. */
export function PageFooter({ service, page }: { service: PlanService | null; page: Service }) {
  return (
    <footer className={style.footer}>
      <div className={shapes.wrap}>
        <p>{credit(service ?? page)}</p>
        <p>Not medical advice.</p>
        <p>
          Food figures: US Department of Agriculture, National Nutrient Database for Standard Reference
          Release 28 and FoodData Central, public domain.
        </p>
      </div>
    </footer>
  )
}

function credit({ platform, mode, model }: Pick<Service, 'platform' | 'mode' | 'model'>): string {
  return mode === 'engine'
    ? `Powered by ${platform}. AI model: none connected, plan by the built-in sports-science engine.`
    : `Powered by ${platform} and AI${model ? ` (${model})` : ''}.`
}
