import { type Plan, planRace } from '@race-nutrition/engine'

const made = planRace(
  {
    raceType: 'Half',
    raceDate: '2027-04-18',
    targetTimeOrPace: '1:45:00',
    sex: 'Female',
    age: '34',
    height: `5'6"`,
    weight: '132 lb',
    weeklyMileage: '35 miles',
    longRunDistance: '12 miles',
    sweatRate: '0.9 L/h',
    dietPreference: 'Vegetarian',
    allergies: 'peanuts, lactose',
    budget: 'Low',
    course: 'Hilly',
    climate: 'Cool',
  },
  { year: 2027, month: 3, day: 1 },
)
if (!made.ok) throw new Error(JSON.stringify(made.refused))
const { object, plan, audit } = made.value
const { race } = plan.targets

/** A plan whose head, totals and table stay as they are when rules and menus move: the pictures hold the look alone. */
const lookPlan: Plan = {
  ...plan,
  targets: {
    ...plan.targets,
    race: {
      ...race,
      breakfast: { ...race.breakfast, carbs_g: 125, fluids_ml: 350 },
      recovery: { ...race.recovery, carbs_g: 70, protein_g: 20, fluids_ml: 500 },
    },
  },
  // The rows below are six, whatever the plan has.
  reasons: Object.fromEntries(
    Object.entries(plan.reasons).filter(([path]) => !/^race_day\.rows\.(?:[6-9]|\d\d)\./.test(path)),
  ),
  // A breakfast without a menu is given by its numbers.
  race_week: plan.race_week.map((day) => ({ ...day, meals: [] })),
  cooking: null,
  race_day: {
    ...plan.race_day,
    rows: [
      row('breakfast', -180, null, [125, 500, 350]),
      row('top-up', -15, null, [0, 0, 150]),
      row('during', 30, 6, [25, 60, 150]),
      row('during', 50, 10, [0, 0, 150]),
      row('during', 75, 15.1, [25, 60, 150]),
      row('recovery', 135, null, [70, 620, 500]),
    ],
    start_to_finish: { carbs_g: 50, sodium_mg: 120, fluids_ml: 450 },
    breakfast_to_recovery: { carbs_g: 245, sodium_mg: 1240, fluids_ml: 1450 },
    gels: 2,
    kit: [
      {
        product: 'generic-gel',
        use: 'fuel',
        amount: 2,
        unit: 'count',
        from_course: 0,
        for_slower: 0,
        spares: 1,
        flasks: null,
        made_of: null,
        label: null,
        instead: null,
      },
    ],
    recovery_meal: null,
  },
}

export const lookAnswer = { object, details: lookPlan, audit }

/** Its carbs on the course come from a gel. */
function row(
  phase: Plan['race_day']['rows'][number]['phase'],
  minute: number,
  km: number | null,
  [carbs_g, sodium_mg, fluids_ml]: readonly [number, number, number],
): Plan['race_day']['rows'][number] {
  const water = { kind: 'water', id: 'water', amount: fluids_ml, unit: 'ml' } as const
  const gel = { kind: 'product', id: 'generic-gel', amount: 1, unit: 'count' } as const
  const servings = phase === 'during' && carbs_g > 0 ? [gel, water] : [water]
  return { phase, minute, km, servings, carbs_g, sodium_mg, fluids_ml, reminds_of_thirst: false }
}
