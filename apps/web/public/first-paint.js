// Shows the form of index.html on a first visit, until the page's script has rendered the same. A link, a reload of a plan
// and a visit that finds something kept begin with another page.
const isFirstVisit = () => {
  try {
    return localStorage.length === 0
  } catch {
    return true
  }
}

const showForm = () => {
  const root = document.getElementById('root')
  if (!root.hasChildNodes()) root.append(document.getElementById('first-paint').content.cloneNode(true))
}

// With its fonts, which load meanwhile: in others its lines would break elsewhere and move what is below them.
if (location.hash === '' && history.state === null && isFirstVisit())
  void Promise.all([
    document.fonts.load('1em Figtree'),
    document.fonts.load('700 1em "Barlow Condensed"'),
  ]).finally(showForm)
