import './look/tokens.css'
import './look/fonts.css'
import './look/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { readService } from './service.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

createRoot(root).render(
  <StrictMode>
    <App service={readService(document)} />
  </StrictMode>,
)
