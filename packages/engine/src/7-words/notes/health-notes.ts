import {
  brandsNamed,
  carriesHypoKit,
  overdrinksDangerously,
  reactsToLatexOrPollen,
  risksKetoacidosis,
  takesLithium,
  takesSlowStomachMedicine,
  mentions,
  typedFor,
} from '../../health.ts'
import type { Plan, PlanRunner } from '../../plan.ts'
import type { AllergenGroupId } from '../../foods/exclusions/allergen-groups.ts'
import { joinList } from '../amounts/format-amounts.ts'
import { productOf } from '../race-day/feed-words.ts'
import { conditionsIn, wayWords } from '../health/health-names.ts'
import type { NoteRenderers } from './note-renderers.ts'

/** The first notes, one for each code: caution, never a diagnosis, and no dose of a medicine. */
export const healthNotes = {
  'health-pregnancy': () =>
    'Pregnancy: agree this plan, and racing itself, with your midwife or doctor first. It adds no energy for pregnancy, so eat more when hungry, and leaves caffeine out. No alcohol; eggs cooked firm, milk, cheese and juice pasteurized, deli meat and leftovers steaming hot, salad washed. No hard running in heat; bleeding, leaking fluid, contractions, headache, dizziness, breathlessness at rest, weak legs, chest or calf pain: stop and call.',
  'health-breastfeeding': () =>
    'Breastfeeding: 400 kcal a day are added; go by hunger and supply, and talk to your midwife or doctor. Feed or express before the start; drink to thirst.',
  'health-diabetes': (_facts, { runner }) => diabetes(runner).join(' '),
  'health-blood-pressure': () =>
    'Blood pressure or water pills (diuretics): ask your doctor before racing and before any caffeine or extra salt. The plan adds neither, and no dish is salted: ask whether to keep your usual salt, and about tablets on race morning. No potassium salt instead. Drink to thirst: the amounts here are an upper limit, and too much water is more dangerous with diuretics.',
  'health-heart': () =>
    'Heart: race only with your cardiologist’s or doctor’s yes. No caffeine and no added salt here, no potassium salt instead; a fluid limit from your doctor replaces the amounts here. Chest pain, fainting or a racing heart: stop and get help.',
  'health-stimulant': () =>
    'Anxiety or stimulant medicine: caffeine adds to it, so it is left out. Ask your doctor about racing in heat.',
  'health-kidney': () =>
    'Kidneys: your doctor or renal dietitian decides on protein, salt, potassium and fluids; their figures replace these. Protein is held at 1.2 g/kg, no salt is added, no potassium salt instead. Potassium and phosphate in food are not counted: show them these menus. No ibuprofen or similar.',
  'health-eating-disorder': () =>
    'Eating and energy: agree this plan, and racing itself, with your treatment team or doctor first. The amounts are a floor, not a limit: eat more when hungry.',
  'health-celiac': () =>
    'Celiac: everything here is meant gluten-free, cross-contact included (own toaster, clean pots and boards); labels decide, on the course too.',
  'health-ibs': (_facts, { runner }) =>
    `${mentions(runner, 'ibs') ? 'IBS: low-FODMAP' : 'Low-FODMAP: its'} portions are general guidance, not your own list; what your dietitian found wins.`,
  'health-reflux': (_facts, { race_day: race, long_run: longRun }) =>
    `Reflux: eat the race breakfast 3–4 h before, little fat, no citrus, coffee or mint; small sips${[race, longRun].some(hasGels) ? '; test gels in training' : ''}. Tomato, onion, garlic, vinegar and chocolate bother many: swap what bothers you. Nothing in the last 3 hours before bed: have an evening snack earlier. Chest pain on a run is not reflux until a doctor says so: stop. Ask your doctor about your medicine and hard running.`,
  'health-severe-allergy': () =>
    'Severe allergy: carry your auto-injector, and tell a friend and the race doctor where it is.',
  'health-other': (_facts, { runner }) => otherHealth(runner).join(' '),
  'read-as-health': (_facts, { runner }) =>
    `Read as health: ${conditionsIn(runner.health)
      .map(({ name }) => name)
      .join(', ')}. Wrong? Take the word out.`,
  'about-celiac': () =>
    'No shared jar or spread, nor an open one at home. Buy grains, flours, lentils, oats, sauces, broth and anything like meat labeled gluten-free; plant drinks may hold barley malt. On the course, read the label of cups, gels and finish bags or carry your own, and leave bananas cut on a cutting board. Maltodextrin and glucose syrup from wheat count as gluten-free in the European Union. Oats labeled gluten-free still upset a few: rehearse.',
  'way-of-eating': ({ way }, { runner }) => (way === 'pescatarian' ? pescatarian(runner) : ways[way]),
  'not-about-food': (_facts, { runner }) =>
    `Not about food, so nothing was left out: ${typedFor(runner, 'not_food').join(', ')}.${
      reactsToLatexOrPollen(runner) ? ' If a fruit makes your mouth itch, write that fruit.' : ''
    }`,
  'brand-named': (_facts, { runner }) =>
    `You named ${joinList(brandsNamed(runner, 'brand'))}: nothing is left out for that.`,
  'brand-left-out': (_facts, { runner }) =>
    `Left out of your race fuel: ${joinList(brandsNamed(runner, 'unwanted_brand'))}.`,
} satisfies Partial<NoteRenderers>

const hasGels = ({ kit }: Pick<Plan['race_day'], 'kit'>) => kit.some(({ product }) => productOf(product).gel)

const diabetes = (runner: PlanRunner): string[] => [
  'Diabetes: agree the plan, and what to do with insulin or tablets, with your diabetes team. It gives no doses and no carb load.',
  carriesHypoKit(runner)
    ? 'Carry your hypo kit, on long runs too; your own medical plan wins. A headache or confusion may be a low: check your glucose first, as before every start and gel, and take fast glucose if it is low or you cannot check. Start only in your team’s range; while above it, leave the top-up out. With insulin and high glucose check ketones: with ketones do not run; with vomiting too, get emergency help. Lows also come in the night after a long run or alcohol. Carbs here include fiber.'
    : 'Your own medical plan wins. Check your glucose before breakfast, before the start and after a long run, and show your team. Carbs here include fiber.',
  ...(takesSlowStomachMedicine(runner)
    ? ['Semaglutide and the like empty the stomach slowly: test breakfast and gels in training.']
    : []),
  ...(risksKetoacidosis(runner)
    ? [
        'Empagliflozin, dapagliflozin and the like: ask your team before long runs and races; with these, ketoacidosis can come at normal glucose.',
      ]
    : []),
]

const otherHealth = (runner: PlanRunner): string[] => {
  const words = typedFor(runner, 'other_health').map((word) => `“${word}”`)
  const them = words.length > 1 ? 'them' : 'it'
  return [
    `We read ${joinList(words)}. This plan does not take ${them} into account: show it to your doctor or pharmacist.`,
    ...(overdrinksDangerously(runner)
      ? [`Drink to thirst only: over-drinking is more dangerous with ${them}.`]
      : []),
    ...(takesLithium(runner)
      ? [
          'Lithium: ask before long runs, above all in heat, because sweating and changes of salt or fluid can raise its level.',
        ]
      : []),
  ]
}

const labels = 'Buy meat, gels and chews with a label that says'

/** What each leaves out, and what only a label can tell. */
const ways: Readonly<Record<Exclude<keyof typeof wayWords, 'pescatarian'>, string>> = {
  halal: `Halal: ${wayWords.halal.leavesOut} are left out. ${labels} halal-certified.`,
  kosher: `Kosher: ${wayWords.kosher.leavesOut} are left out. ${labels} kosher-certified.`,
  no_beef: `No beef: ${wayWords.no_beef.leavesOut} are left out.`,
  jain: `Jain: ${wayWords.jain.leavesOut} are left out. Carbs come from rice, pasta, bread and juice.`,
  alpha_gal: `Alpha-gal: ${wayWords.alpha_gal.leavesOut} are left out. Ask your doctor about dairy.`,
}

/** Fish and shellfish stay for those who eat meat, as far as they exclude neither. */
function pescatarian(runner: PlanRunner): string {
  const excludes = (...groups: readonly AllergenGroupId[]) =>
    groups.some((group) => runner.exclusions.groups.includes(group))
  const eatsMeat = runner.diet === 'Omnivore'
  const stay = [
    ...(eatsMeat && !excludes('fish', 'seafood') ? ['fish'] : []),
    ...(eatsMeat && !excludes('shellfish', 'crustacean', 'seafood') && !mentions(runner, 'kosher')
      ? ['shellfish']
      : []),
  ]
  const stays = stay.length > 0 ? `; ${joinList(stay)} ${stay.length > 1 ? 'stay' : 'stays'}` : ''
  return `Pescatarian: ${wayWords.pescatarian.leavesOut} are left out${stays}.`
}
