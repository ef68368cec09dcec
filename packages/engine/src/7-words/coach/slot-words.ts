import type { Climate, Course } from '../../1-runner/questionnaire.ts'
import type { LineLanguage } from './line-places.ts'

/** The words around a fact in a model's line. Dishes, fuels and what is taken keep the engine's names. */
interface SlotWords {
  /** "60 g" to "60 g of carbs an hour". */
  readonly carbsPerHour: (amount: string) => string
  readonly fluidsPerHour: (amount: string) => string
  readonly sodiumPerHour: (amount: string) => string
  /** "150 g" to "150 g of carbs from the start to the finish". */
  readonly carbsOfTheRace: (amount: string) => string
  /** "1 gel", "0:25" to "1 gel at 0:25". */
  readonly takenAt: (taken: string, time: string) => string
  /** In quotation marks. */
  readonly dish: (name: string) => string
  readonly climates: Readonly<Record<Climate, string>>
  /** After "the" and "a" of any case, so without an ending that depends on them. */
  readonly courses: Readonly<Record<Course, string>>
}

export const slotWords: Readonly<Record<LineLanguage, SlotWords>> = {
  en: {
    carbsPerHour: (amount) => `${amount} of carbs an hour`,
    fluidsPerHour: (amount) => `${amount} of fluids an hour`,
    sodiumPerHour: (amount) => `${amount} of sodium an hour`,
    carbsOfTheRace: (amount) => `${amount} of carbs from the start to the finish`,
    takenAt: (taken, time) => `${taken} at ${time}`,
    dish: (name) => `“${name}”`,
    climates: { Cool: 'cool weather', Moderate: 'mild weather', 'Hot & Humid': 'hot and humid weather' },
    courses: { Flat: 'flat course', Hilly: 'hilly course' },
  },
  es: {
    carbsPerHour: (amount) => `${amount} de carbohidratos por hora`,
    fluidsPerHour: (amount) => `${amount} de líquido por hora`,
    sodiumPerHour: (amount) => `${amount} de sodio por hora`,
    carbsOfTheRace: (amount) => `${amount} de carbohidratos desde la salida hasta la meta`,
    takenAt: (taken, time) => `${taken} a los ${time}`,
    dish: (name) => `«${name}»`,
    climates: { Cool: 'tiempo fresco', Moderate: 'tiempo templado', 'Hot & Humid': 'calor y humedad' },
    courses: { Flat: 'recorrido llano', Hilly: 'recorrido con cuestas' },
  },
  de: {
    carbsPerHour: (amount) => `${amount} Kohlenhydrate pro Stunde`,
    fluidsPerHour: (amount) => `${amount} Flüssigkeit pro Stunde`,
    sodiumPerHour: (amount) => `${amount} Natrium pro Stunde`,
    carbsOfTheRace: (amount) => `${amount} Kohlenhydrate vom Start bis ins Ziel`,
    takenAt: (taken, time) => `${taken} bei ${time}`,
    dish: (name) => `„${name}“`,
    climates: { Cool: 'kühlem Wetter', Moderate: 'mildem Wetter', 'Hot & Humid': 'Hitze und Schwüle' },
    courses: { Flat: 'Strecke ohne Steigungen', Hilly: 'Strecke mit Hügeln' },
  },
}
