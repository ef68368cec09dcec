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
      </div>
    </footer>
  )
}

function credit({ platform, model }: Pick<Service, 'platform' | 'model'>): string {
  return model
    ? `Powered by ${platform} and AI (${model}).`
    : `Powered by ${platform}. AI model: none connected, plan by the built-in sports-science engine.`
}
