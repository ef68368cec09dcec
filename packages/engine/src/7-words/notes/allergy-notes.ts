import { type AllergenGroupId, allergenGroups } from '../../foods/exclusions/allergen-groups.ts'
import { familiesNamed } from '../../foods/exclusions/food-families.ts'
import { namesAFood } from '../../foods/exclusions/names-a-food.ts'
import { mentions } from '../../health.ts'
import { lowercaseFirst } from '../../letter-case.ts'
import type { GroupToWarnOf } from '../../note.ts'
import type { PlanRunner } from '../../plan.ts'
import type { NoteRenderers } from './note-renderers.ts'

export const allergyNotes = {
  'groups-excluded': ({ groups }) => {
    const labels = allergenGroups
      .filter(({ group }) => groups.includes(group) && !(groups.includes('nuts') && isPartOfNuts(group)))
      .map(({ label }) => lowercaseFirst(label))
    return `Left out of every meal and grocery line: ${labels.join('; ')}. No list can prove a product safe.`
  },
  'family-excluded': ({ family }) =>
    familiesNamed([family])
      .map(({ label, because }) => `Left out by name: ${label}. ${because}`)
      .join(''),
  'near-miss': ({ typed, read_as: readAs }) =>
    `"${typed}" was read as "${readAs}" and left out. If you meant something else, correct it in the form.`,
  'excluded-by-name': ({ words }) =>
    namesAFood(words)
      ? `Left out by name: "${words}". Away from home, ask: it may hide in sauces and mixed dishes.`
      : `Not recognized, check yourself: "${words}". Foods with this word in their name are left out, but it may hide under other names.`,
  'not-excluded': ({ words }) =>
    `Not recognized, check yourself: "${words}". No food was found in it, so nothing is left out for it. If you meant one, write its name alone in the form.`,
  'about-group': ({ group }, { runner }) => besideOthers(group, runner) ?? aboutGroup[group],
  'honey-and-gelatin': (_facts, { runner }) => `Check ${raceFuel(runner)} for honey and gelatin.`,
  gelatin: (_facts, { runner }) => `Check ${raceFuel(runner)} for gelatin.`,
} satisfies Partial<NoteRenderers>

/** Which nuts as a whole already are. */
const isPartOfNuts = (group: AllergenGroupId) => group === 'tree_nut' || group === 'peanut'

/** Under 18, no capsules. */
const raceFuel = ({ age }: PlanRunner) => (age < 18 ? 'gels and chews' : 'gels, chews and capsules')

/** Where another group that is left out already says part of it; null where none does. */
function besideOthers(group: GroupToWarnOf, runner: PlanRunner): string | null {
  const isOut = (other: AllergenGroupId) => runner.exclusions.groups.includes(other)
  // The peanut's note speaks of its relatives.
  if (group === 'nuts' && isOut('peanut'))
    return isOut('coconut') ? 'Nuts: coconut is left out as well.' : withoutLegumes
  if (group === 'nuts' && isOut('coconut')) return 'Nuts: if pea protein or beans trouble you, add "legumes".'
  if (group === 'tree_nut' && isOut('coconut')) return 'Tree nuts: coconut is left out as well.'
  // With celiac disease another note stands in for that on gluten.
  if (group === 'wheat' && isOut('gluten') && !mentions(runner, 'celiac'))
    return 'Wheat: the syrups named under gluten may be from it; ask the maker if you react to traces.'
  if (group === 'gluten' && isOut('oats')) return aboutGlutenAlone
  if (group === 'lupin' && isOut('peanut')) return aboutLupinAlone
  return null
}

const withoutLegumes = 'Nuts: coconut does not count as one. If you avoid it, add it to your allergies.'
const aboutGlutenAlone =
  'Gluten: buy packs labeled gluten-free. In the European Union, glucose syrup, dextrose and maltodextrin from wheat, and glucose syrup from barley, need no mention.'
const aboutLupinAlone =
  'Lupin: no food in this plan holds it, but some gluten-free bread, pasta and cookies do.'

/** What excluding a group's foods does not cover. */
const aboutGroup: Readonly<Record<GroupToWarnOf, string>> = {
  milk: 'Milk: lactose-free dairy still holds milk protein, so it is left out too.',
  lactose:
    'Lactose: lactose-free milk and hard cheese count as fine. With a milk allergy they are not safe: write "milk allergy".',
  mollusc:
    'Mollusks: no food in this plan holds them. Away from home, watch for oyster sauce, fish sauce and seafood dishes.',
  seafood: 'Seafood was read as fish and shellfish, both left out.',
  shellfish: 'Shellfish: away from home, watch for oyster sauce and seafood dishes.',
  tree_nut: 'Tree nuts: coconut does not count as one. If you avoid it, add it to your allergies.',
  nuts: 'Nuts: coconut does not count as one. If you avoid it, add it to your allergies, and "legumes" if pea protein or beans trouble you.',
  peanut:
    'Peanut: lupin flour, beans, lentils and pea protein are its relatives, lupin the nearest. If they trouble you, add "legumes" to your allergies.',
  wheat:
    'Wheat: in the European Union, glucose syrup, dextrose and maltodextrin may be from wheat without saying so. Little gluten is left; ask the maker if you react to traces.',
  gluten: `${aboutGlutenAlone} Gluten-free oats upset a few people with celiac disease: ask your clinician first.`,
  oats: 'Oats: also watch for granola bars, muesli and seeded bread.',
  soy: 'Soy: packaged food may hold refined soy oil or lecithin; ask your clinician whether they matter to you.',
  celery: 'Celery: bouillon cubes, soups and ready sauces often hold it.',
  mustard: 'Mustard: pickles, mayonnaise, canned fish and sauces may hold it.',
  lupin: `${aboutLupinAlone} Lupin is related to peanut.`,
  sulphite:
    'Sulfites: dried fruit, juice, vinegar and pickles often hold them: buy those without, or use fresh lemon.',
  corn: 'Corn: most race gels and powders hold maltodextrin or dextrose from corn, so only those known to be free of it are here.',
  coconut: 'Coconut: energy bars and plant drinks may hold it.',
  caffeine: 'Caffeine: decaffeinated drinks still hold traces.',
  fodmap:
    'Fructose and FODMAP: foods that the tables mark for them are left out, but table sugar and some fruit and juice still hold fructose. Race fuel stays at or below 60 g carbs an hour, from glucose or starch where it can. With hereditary fructose intolerance or sucrase deficiency, use no plan with sugar: ask your clinician.',
}
