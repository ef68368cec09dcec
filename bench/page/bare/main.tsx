import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

/** The least page of React: what the product's own is told beside. */
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

createRoot(root).render(
  <StrictMode>
    <main>
      <h1>A bare page</h1>
    </main>
  </StrictMode>,
)
