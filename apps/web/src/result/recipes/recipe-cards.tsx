import type { MealWords, PlanWords, RecipeWords } from '@race-nutrition/engine'
import { X } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId, useMemo } from 'react'
import shapes from '../../look/shapes.module.css'
import { Lines } from '../layout/lines.tsx'
import style from './recipe-cards.module.css'

interface RecipesState {
  readonly words: Pick<PlanWords, 'recipes'>
  readonly cardOf: (id: string) => string
}

const RecipesContext = createContext<RecipesState | null>(null)

interface RecipesProps {
  /** Read only when the cards are rendered. */
  readonly of: Pick<PlanWords, 'recipes'>
  readonly children: ReactNode
}

/** Lets every meal in it open the card of its recipe. */
export function Recipes({ of: words, children }: RecipesProps) {
  const ids = useId()
  const state = useMemo(() => ({ words, cardOf: (id: string) => `${ids}-${id}` }), [words, ids])
  return <RecipesContext value={state}>{children}</RecipesContext>
}

type Named = Pick<MealWords, 'title' | 'recipe'> & { readonly times?: string }

/** The name of a dish with its portion, which opens the card of its recipe. */
export function Dish({ of: { title, recipe, times = '' } }: { of: Named }) {
  const state = useContext(RecipesContext)
  const name = times === '' ? title : `${title} ${times}`
  if (!state) return name
  return (
    <button
      type="button"
      className={style.open}
      aria-haspopup="dialog"
      aria-label={`Recipe: ${name}`}
      popoverTarget={state.cardOf(recipe)}
      popoverTargetAction="show"
    >
      {title}
      {times !== '' && (
        <>
          {' '}
          <span className={style.times}>{times}</span>
        </>
      )}
    </button>
  )
}

/** The cards of all recipes, each once, whichever meals open it. */
export function RecipeCards() {
  const state = useContext(RecipesContext)
  return state?.words.recipes.map((recipe) => (
    <RecipeCard key={recipe.id} recipe={recipe} id={state.cardOf(recipe.id)} />
  ))
}

function RecipeCard({
  recipe: { name, takes, portions, method, keeps },
  id,
}: {
  recipe: RecipeWords
  id: string
}) {
  return (
    // As a dialog it takes the focus, which the platform returns on closing.
    <dialog id={id} popover="auto" aria-labelledby={`${id}-name`} className={style.card}>
      <button type="button" className={style.close} popoverTarget={id} popoverTargetAction="hide">
        <X aria-hidden size={20} />
        <span className={shapes.hidden}>Close</span>
      </button>
      <h3 id={`${id}-name`}>{name}</h3>
      <p className={style.takes}>{takes}</p>
      <div className={style.portions}>
        {portions.map(({ label, items }) => (
          <div key={label}>
            <h4>{label}</h4>
            <Lines texts={items} />
          </div>
        ))}
      </div>
      <p>{method}</p>
      {keeps !== null && <p className={style.keeps}>{keeps}</p>}
    </dialog>
  )
}
