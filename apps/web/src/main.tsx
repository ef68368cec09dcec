import './look/tokens.css'
import './look/fonts.css'
import './look/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { storedPlan } from './result/plan-storage.ts'
import { openingScreen, type Screen } from './screen.ts'
import { readService } from './service.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

const page = createRoot(root)
const open = (opening: Screen) =>
  page.render(
    <StrictMode>
      <App service={readService(document)} opening={opening} />
    </StrictMode>,
  )

const kept = storedPlan()
// Not awaited: the modules that it waits for would wait for this one.
if (kept) void kept.then((plan) => open(plan ? { at: 'result', ...plan, calls: 0 } : openingScreen))
else open(openingScreen)
