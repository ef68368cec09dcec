import type { Topics } from '../../topics.ts'
import { wordList } from '../word-list.ts'

/** Words that are about one part of a plan alone; `topics.ts` lists where they are off topic. */
export const topics: Topics = {
  cooking: wordList(`
    apron burner cook cookbook cooked cooker cooking cooks dishwasher freezer fridge groceries grocery kettle kitchen kitchens
    microwave oven ovens pantry recipe recipes refrigerator simmer sink stir stove tablecloth utensils
  `),
  course: wordList(`
    bib bibs climb climbing climbs corral corrals crest crests downhill downhills finisher finishers gun kilometer kilometers
    marker markers medal medals mile miles pacer pacers podium sprint surge surges surging tangent tangents uphill uphills
  `),
  sleep: wordList(`
    asleep bed bedding bedroom beds bedside blanket blankets mattress nap napping naps pajamas pillow pillows sofa
  `),
}
