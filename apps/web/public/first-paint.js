// Shows the form of index.html on a first visit, until React has rendered the same. A link, a reload of a plan and a visit
// that finds something kept begin with other content.
const root = document.getElementById('root')

const isFirstVisit = () => {
  try {
    return localStorage.length === 0
  } catch {
    return true
  }
}

const showForm = () => {
  if (!root.hasChildNodes()) root.append(document.getElementById('first-paint').content.cloneNode(true))
}

// Waits for the fonts: in others the lines would break elsewhere, and what is below them would move.
if (location.hash === '' && history.state === null && isFirstVisit())
  void Promise.allSettled([
    document.fonts.load('1em Figtree'),
    document.fonts.load('700 1em "Barlow Condensed"'),
  ]).then(showForm)

// Without the page's script the form would look ready and answer nothing.
document.querySelector('script[type="module"]')?.addEventListener('error', () => {
  const note = document.createElement('p')
  note.setAttribute('role', 'alert')
  note.textContent = 'The page did not load. Please check your connection, then reload the page.'
  root.replaceChildren(note)
})
