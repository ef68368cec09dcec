import type { FuelOption } from '@race-nutrition/engine'
import { useState } from 'react'
import dialogs from '../../../look/dialog.module.css'
import shapes from '../../../look/shapes.module.css'
import { type FuelDraft, found, isChosen, mostFuels, withOption } from './fuel-draft.ts'
import style from './fuel-dialog.module.css'

interface FuelSearchProps {
  readonly draft: FuelDraft
  /** Null while they are read. */
  readonly options: readonly FuelOption[] | null
  readonly onDraft: (draft: FuelDraft) => void
}

const shownAtOnce = 8

/** Popular products as buttons, and the catalog by name and maker; what is blocked stays, with its reason. */
export function FuelSearch({ draft, options, onDraft }: FuelSearchProps) {
  const [search, setSearch] = useState('')
  const matching = found(options ?? [], search)
  const isFull = draft.main.length >= mostFuels
  return (
    <>
      <div className={style.popular}>
        {(options ?? [])
          .filter(({ isPopular }) => isPopular)
          .map((option) => (
            <button
              key={option.id}
              type="button"
              className={shapes.button}
              aria-pressed={isChosen(draft, option)}
              disabled={option.blocked !== null}
              onClick={() => onDraft(withOption(draft, option))}
            >
              <span>
                {option.name}
                {option.blocked !== null && <span className={style.blocked}>{option.blocked}</span>}
              </span>
            </button>
          ))}
      </div>
      <div className={dialogs.part}>
        <label htmlFor="fuel-search">
          Search all products<span> · name or maker</span>
        </label>
        <input
          id="fuel-search"
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          // Enter would change the plan before anything is chosen.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          aria-describedby="fuel-found"
        />
      </div>
      <output id="fuel-found" className={style.found}>
        {countText({ options, search, count: matching.length, isFull })}
      </output>
      {matching.length > 0 && (
        <ul className={style.results} aria-label="Products found">
          {matching.slice(0, shownAtOnce).map((option) => (
            <Result
              key={option.id}
              option={option}
              isChosen={isChosen(draft, option)}
              isFull={isFull && option.taken === 'eaten'}
              onToggle={() => onDraft(withOption(draft, option))}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface ResultProps {
  readonly option: FuelOption
  readonly isChosen: boolean
  readonly isFull: boolean
  readonly onToggle: () => void
}

function Result({ option, isChosen: isOn, isFull, onToggle }: ResultProps) {
  const { name, taken, holds, blocked } = option
  return (
    <li>
      <label className={style.result} data-blocked={blocked !== null || undefined}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={(blocked !== null && !isOn) || (isFull && !isOn)}
          onChange={onToggle}
        />
        <span>
          <b>{name}</b>
          {taken === 'drunk' && ' · drink'}
          <span className={style.holds}>{holds}</span>
          {blocked && <span className={style.blocked}>{blocked}</span>}
        </span>
      </label>
    </li>
  )
}

interface Found {
  readonly options: readonly FuelOption[] | null
  readonly search: string
  readonly count: number
  readonly isFull: boolean
}

function countText({ options, search, count, isFull }: Found): string {
  if (!options) return 'Reading the catalog…'
  const full = isFull ? ' Four are chosen: remove one to choose another.' : ''
  if (search.trim() === '') return `${options.length} products.${full}`
  if (count === 0) return `Nothing found. Type its label instead.${full}`
  const shown = count > shownAtOnce ? `, the first ${shownAtOnce} shown: type more to narrow it down` : ''
  return `${count} found${shown}.${full}`
}
