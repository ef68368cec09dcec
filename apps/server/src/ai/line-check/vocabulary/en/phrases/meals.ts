import { parsePhrases } from '../../parse-phrases.ts'

/** Dinner and breakfast, only with when, where or how calmly. Slashes separate alternatives for one place. */
export const mealPhrases = parsePhrases(`
  a meal you know
  a quiet/calm/slow/simple/relaxed/familiar/early/shared dinner/supper/meal
  after breakfast/lunch/meals
  after the meal
  an early dinner/supper/night
  before/after/at/over/around/during dinner/supper
  breakfast things
  cook a meal
  dinner/supper early/together
  dinner/supper ends/starts/begins early
  dinner/supper is early/simple/ready/over/quiet
  dinner/supper plans/guests/reservation/party/company
  dinner/supper/breakfast/lunch/kitchen table
  early dinner/supper
  eat at home
  eat early/slowly/calmly/together
  eat sitting down
  eat with family/friends
  familiar food/foods/meal/meals
  have/eat/cook/plan/book/enjoy/make/keep dinner/supper early/at/with/together/simple/calm/quiet/slow/slowly/familiar/relaxed/sitting
  have/eat/plan/book/cook/for/to/enjoy/choose an early dinner/supper/meal
  keep/make dinner/supper plain/simple/early/boring/quiet/calm/familiar
  lay/set/put out your/the breakfast
  practice/rehearse your/the breakfast
  quiet/calm/slow/simple/relaxed/familiar dinner/supper
  same clothes/shoes/time/route/pace/routine/morning/way/place/effort/rhythm/start/kit/breakfast/socks
  sit down to/for dinner/supper/breakfast/lunch
  so dinner is/ends/starts/begins/does
  so dinner not drag/run
  the same breakfast
  to/for/from dinner
  your usual dinner/supper/breakfast/evening
`)
