import { type RaceWithStations, racesWithStations } from '@race-nutrition/engine'
import dialogs from '../../../look/dialog.module.css'
import { ChosenField } from './typed-field.tsx'
import { raceOf, type StationsDraft } from './stations-draft.ts'
import style from './stations.module.css'

interface RaceChoiceProps {
  readonly draft: StationsDraft
  readonly onChoose: (id: string) => void
  readonly onCheck: (isChecked: boolean) => void
}

/** Fills in what a large race hands out, which counts once the runner has checked it. */
export function RaceChoice({ draft, onChoose, onCheck }: RaceChoiceProps) {
  const race = raceOf(draft.preset)
  return (
    <>
      <ChosenField
        name="preset"
        label="Your race"
        given={draft.preset}
        none="Another race: I type its stations"
        options={races}
        onChoose={onChoose}
      />
      {race && (
        <div className={dialogs.found}>
          <p>
            {race.year === null
              ? 'Filled in from an undated page.'
              : `Filled in as of ${race.year.replace('-', '–')}.`}{' '}
            What a race hands out changes from year to year: check your race’s own guide.
            {missing(race)}
          </p>
          <label className={style.check}>
            <input
              type="checkbox"
              name="checked"
              checked={draft.isChecked}
              onChange={(event) => onCheck(event.target.checked)}
            />
            I have checked these against the race’s guide
          </label>
          {!draft.isChecked && <p>Until then nothing from the course counts in your plan.</p>}
        </div>
      )}
    </>
  )
}

const races = racesWithStations.map(({ id, race }) => ({ id, name: race }))

function missing({ course, drinkName, isPartial }: RaceWithStations) {
  const parts = [
    ...(isPartial
      ? ['Only some of its stations were found: add the others, or your stops stand too far apart.']
      : []),
    ...(course.stations ? [] : ['Where its stations are was not found: type them in.']),
    ...(drinkName === null || course.drink ? [] : [`Its drink was ${drinkName}, which is not in our list.`]),
  ]
  return parts.map((part) => ` ${part}`).join('')
}
