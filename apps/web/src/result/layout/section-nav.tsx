import style from './section-nav.module.css'
import { sections, useSections } from './use-sections.ts'
import { useIsNarrow } from './use-is-narrow.ts'

/** Navigation for a long plan: a sticky row of links, on a phone a menu. `isWhole`: all sections are rendered. */
export function SectionNav({ isWhole }: { isWhole: boolean }) {
  const { current, go } = useSections(isWhole)
  const isNarrow = useIsNarrow()
  return (
    <nav className={style.nav} aria-label="Sections of the plan">
      {isNarrow ? (
        <label className={style.menu}>
          <span>Go to</span>
          <select value={current} onChange={(event) => go(event.target.value)}>
            {sections.map(({ id, words }) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <ul className={style.links}>
          {sections.map(({ id, words }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'true' : undefined}
                onClick={(event) => {
                  // A hash in the URL would add a history entry.
                  event.preventDefault()
                  go(id)
                }}
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
