import './look/tokens.css'
import './look/fonts.css'
import './look/base.css'
import './look/controls.css'
// Here, so that a toast about a connection that is gone needs nothing but its script.
import './toasts/toaster.module.css'
import { linkKind } from '@race-nutrition/contract'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { readKept } from './kept/use-open-kept.ts'
import { afterLoadModule, crewScreenModule } from './lazy-modules.ts'
import { openedScreen, openingScreen, type Screen } from './screen.ts'
import { readService } from './service.ts'
import { raceOfEntry } from './use-back-button.ts'
import { whenIdle } from './when-idle.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

const page = createRoot(root)
/** In slices: as one task the first paint of the form would hold up a slow phone for half a second. */
const open = (opening: Screen) =>
  startTransition(() =>
    page.render(
      <StrictMode>
        <App service={readService(document)} opening={opening} />
      </StrictMode>,
    ),
  )

/** A reload shows the plan again that it shows; a new tab begins with the form. */
function openPlanner(): void {
  const shown = raceOfEntry(window.history.state)
  // Not awaited: the modules that it waits for would wait for this one.
  if (shown === null) open(openingScreen)
  else
    void readKept(shown).then((plan) => {
      // Meanwhile a crew's link may have been opened.
      if (crewFragment() === null) open(plan ? openedScreen(plan) : openingScreen)
    })
}

/** A crew's link is a page of its own; it holds nothing of a body, so that it stays in the address. */
const crewFragment = () => (linkKind(window.location.hash) === 'c' ? window.location.hash : null)

let crew = crewFragment()

function openCrewPage(fragment: string): void {
  // Meanwhile the browser's Back may have left it.
  const isStillShown = () => crew === fragment
  void crewScreenModule.load().then(
    ({ CrewScreen }) => isStillShown() && page.render(<CrewScreen fragment={fragment} />),
    () => isStillShown() && openPlanner(),
  )
}

if (crew === null) openPlanner()
else openCrewPage(crew)
window.addEventListener('hashchange', () => {
  const left = crew
  crew = crewFragment()
  if (crew !== null) openCrewPage(crew)
  else if (left !== null) openPlanner()
})

// Without it the page works as it is, only not offline.
whenIdle(
  () =>
    void afterLoadModule.load().then(
      ({ afterLoad }) => afterLoad(),
      () => undefined,
    ),
)
