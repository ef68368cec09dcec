import type { OwnLabel } from '../packages/engine/src/foods/own-label.ts'
import type { Preferences } from '../packages/engine/src/1-runner/preferences/preferences-schema.ts'
import type { RunnerWishes } from '../packages/engine/testing/some-runner.ts'

const products = (...ids: readonly string[]) => ids.map((product) => ({ product }))

const gel: Omit<OwnLabel, 'contains'> & { contains: [] } = {
  name: 'Own gel',
  kind: 'gel',
  carbs_g: 25,
  sodium_mg: 50,
  caffeine_mg: 0,
  volume_ml: null,
  sugars: 'glucose_fructose',
  contains: [],
}

const bostonStations = { every_km: 1.609, from_km: 3.219, to_km: 40.234 }
const bostonGels = [{ product: { product: 'maurten-gel-100' }, at_km: [18.829, 27.359, 34.601] }]
const gatorade = { product: 'gatorade-endurance' }

const four15: Partial<RunnerWishes> = { race: 'Marathon', targetSeconds: 15_300, weightKg: 65 }
const three30: Partial<RunnerWishes> = { race: 'Marathon', targetSeconds: 12_600, weightKg: 70 }
const half: Partial<RunnerWishes> = { race: 'Half', targetSeconds: 6600, weightKg: 62 }

/** What a runner brings, in the words of a runner. */
export interface Kit {
  readonly what: string
  readonly wishes?: Partial<RunnerWishes>
  readonly preferences: Preferences
}

/** Kits as runners really have them, forty and more; a marathon in 4:15 unless said otherwise. */
export const kits: readonly Kit[] = [
  { what: 'Maurten 100 alone', preferences: { fuel: { main: products('maurten-gel-100') } } },
  {
    what: 'Maurten 160 drink and Maurten 100 gels',
    preferences: { fuel: { main: products('maurten-gel-100'), drink: { product: 'maurten-drink-mix-160' } } },
  },
  {
    what: 'Maurten 320 drink and Maurten 100 gels',
    preferences: { fuel: { main: products('maurten-gel-100'), drink: { product: 'maurten-drink-mix-320' } } },
  },
  { what: 'Maurten 160 gels of 40 g', preferences: { fuel: { main: products('maurten-gel-160') } } },
  { what: 'Tailwind beside our gels', preferences: { fuel: { drink: { product: 'tailwind-endurance' } } } },
  {
    what: 'Tailwind beside our gels, with water every 5 km',
    preferences: {
      fuel: { drink: { product: 'tailwind-endurance' } },
      course: { stations: { every_km: 5 } },
      carry: { bottle_ml: 500 },
    },
  },
  { what: 'Tailwind alone', preferences: { fuel: { main: [], drink: { product: 'tailwind-endurance' } } } },
  { what: 'SiS GO isotonic, of one sugar', preferences: { fuel: { main: products('sis-go-isotonic') } } },
  {
    what: 'SiS GO isotonic and Gatorade Endurance in a bottle',
    preferences: { fuel: { main: products('sis-go-isotonic'), drink: gatorade } },
  },
  {
    what: 'SiS Beta Fuel for a 3:30',
    wishes: three30,
    preferences: { fuel: { main: products('sis-beta-fuel-gel') } },
  },
  {
    what: 'Precision 30 for a 3:30',
    wishes: three30,
    preferences: { fuel: { main: products('pf-30-gel'), salt: true } },
  },
  { what: 'Precision 90, three feeds in one', preferences: { fuel: { main: products('pf-90-gel') } } },
  {
    what: 'GU and Clif Bloks in turn',
    preferences: { fuel: { main: products('gu-energy-gel', 'clif-bloks') } },
  },
  {
    what: 'four gels of four makers in turn',
    preferences: {
      fuel: { main: products('gu-energy-gel', 'maurten-gel-100', 'neversecond-c30-gel', 'untapped-maple') },
    },
  },
  {
    what: 'dates and salt',
    preferences: { fuel: { main: products('dates-2'), drink: 'water', salt: true } },
  },
  { what: 'dates without salt', preferences: { fuel: { main: products('dates-2'), salt: false } } },
  { what: 'raisins alone', preferences: { fuel: { main: products('raisins-box') } } },
  { what: 'half bananas alone', preferences: { fuel: { main: products('banana-half') } } },
  { what: 'jam sandwiches', preferences: { fuel: { main: products('jam-sandwich') } } },
  { what: 'fig bars and water', preferences: { fuel: { main: products('fig-bars-2'), drink: 'water' } } },
  { what: 'flat cola alone', preferences: { fuel: { main: [], drink: { product: 'cola-flat' } } } },
  {
    what: 'salt water and maple syrup',
    preferences: { fuel: { main: products('maple-flask'), drink: { product: 'salted-water-home' } } },
  },
  { what: 'LMNT, which is no fuel', preferences: { fuel: { main: [], drink: { product: 'lmnt' } } } },
  { what: 'a gel with caffeine', preferences: { fuel: { main: products('gu-energy-gel-caffeine') } } },
  {
    what: 'plain gels and one with caffeine before the start',
    preferences: {
      fuel: { main: products('generic-gel-dual', 'maurten-gel-100-caf-100'), caffeine: 'gel' },
    },
  },
  {
    what: 'GU and a milk allergy',
    wishes: { ...four15, allergies: ['milk'] },
    preferences: { fuel: { main: products('gu-energy-gel') } },
  },
  {
    what: 'honey gels for a vegan',
    wishes: { ...four15, diet: 'Vegan' },
    preferences: { fuel: { main: products('honey-stinger-gel') } },
  },
  {
    what: 'pretzels with celiac disease',
    wishes: { ...four15, allergies: ['gluten'], healthWords: ['celiac'] },
    preferences: { fuel: { main: products('pretzels-28', 'maurten-gel-100') } },
  },
  {
    what: 'salt capsules of a runner of 16 in a half',
    wishes: { ...half, age: 16 },
    preferences: { fuel: { main: products('generic-gel', 'saltstick-caps') } },
  },
  {
    what: 'salt with high blood pressure',
    wishes: { ...four15, healthWords: ['high blood pressure'] },
    preferences: { fuel: { main: products('neversecond-c30-gel'), drink: { product: 'ph-1500' } } },
  },
  {
    what: 'a label without allergens and no allergy',
    preferences: { fuel: { main: [{ label: { ...gel, name: 'Club gel', contains: 'unknown' } }] } },
  },
  {
    what: 'a label without allergens and a soy allergy',
    wishes: { ...four15, allergies: ['soy'] },
    preferences: { fuel: { main: [{ label: { ...gel, name: 'Club gel', contains: 'unknown' } }] } },
  },
  {
    what: 'a label of 45 g in one gel',
    preferences: { fuel: { main: [{ label: { ...gel, name: 'Large gel', carbs_g: 45 } }] } },
  },
  {
    what: 'a label without its sodium',
    preferences: { fuel: { main: [{ label: { ...gel, name: 'Silent gel', sodium_mg: null } }] } },
  },
  {
    what: 'a drink of the own kitchen alone, 60 g in 750 ml',
    preferences: {
      fuel: {
        main: [],
        drink: {
          label: {
            ...gel,
            name: 'Kitchen mix',
            kind: 'drink_mix',
            carbs_g: 60,
            sodium_mg: 500,
            volume_ml: 750,
          },
        },
      },
      carry: { bottle_ml: 750 },
    },
  },
  {
    what: 'Gatorade every mile from 2 and Maurten at 11.7, 17 and 21.5, nothing of one’s own',
    preferences: { course: { stations: bostonStations, drink: gatorade, gels: bostonGels } },
  },
  {
    what: 'the same course with own SiS gels and its drink',
    preferences: {
      fuel: { main: products('sis-go-isotonic'), drink: 'course' },
      course: { stations: bostonStations, drink: gatorade, gels: bostonGels },
    },
  },
  {
    what: 'the same course, water alone of it',
    preferences: {
      fuel: { main: products('maurten-gel-100'), drink: 'water' },
      course: { stations: bostonStations, drink: gatorade },
    },
  },
  {
    what: 'the same course, filled in and not checked',
    preferences: {
      course: { preset: 'boston', stations: bostonStations, drink: gatorade, gels: bostonGels },
    },
  },
  {
    what: 'water every 5 km for a 4:15',
    preferences: { course: { stations: { every_km: 5 } } },
  },
  {
    what: 'water at three places of a 4:15',
    preferences: { course: { stations: { at_km: [10, 21, 32] } } },
  },
  {
    what: 'water every 8 km and GU',
    preferences: { fuel: { main: products('gu-energy-gel') }, course: { stations: { every_km: 8 } } },
  },
  {
    what: 'water every 5 km and Maurten, which needs none',
    preferences: { fuel: { main: products('maurten-gel-100') }, course: { stations: { every_km: 5 } } },
  },
  {
    what: 'water every 8 km, own Tailwind and gels, a flask of 500 ml',
    preferences: {
      fuel: { main: products('gu-energy-gel'), drink: { product: 'tailwind-endurance' } },
      course: { stations: { every_km: 8 } },
      carry: { bottle_ml: 500 },
    },
  },
  {
    what: 'a gel with caffeine on the course and pregnancy',
    wishes: { ...four15, sex: 'Female', healthWords: ['pregnant'] },
    preferences: {
      course: {
        stations: bostonStations,
        gels: [{ product: { product: 'maurten-gel-100-caf-100' }, at_km: [27.359] }],
      },
    },
  },
  {
    what: 'practiced 50 g an hour, own gels',
    preferences: { practiced_g_per_hr: 50, fuel: { main: products('sis-go-isotonic') } },
  },
  {
    what: 'a half on two gels of a shop',
    wishes: half,
    preferences: { dose: 'lighter', fuel: { main: products('generic-gel'), drink: 'water' } },
  },
]
