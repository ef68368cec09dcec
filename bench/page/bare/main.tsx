import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** A minimal React page, the baseline of the product's page. */
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

createRoot(root).render(
  <StrictMode>
    <main>
      <h1>A bare page</h1>
    </main>
  </StrictMode>,
)
