import { cerealsAndYogurt } from './breakfasts/cereals-and-yogurt.ts'
import { coconutAndProtein } from './breakfasts/coconut-and-protein.ts'
import { eggsWithSpice } from './breakfasts/eggs-with-spice.ts'
import { eggs } from './breakfasts/eggs.ts'
import { gentleBowls } from './breakfasts/gentle-bowls.ts'
import { gentle } from './breakfasts/gentle.ts'
import { grainBowls } from './breakfasts/grain-bowls.ts'
import { hempAndBeans } from './breakfasts/hemp-and-beans.ts'
import { lowFodmap as lowFodmapBreakfasts } from './breakfasts/low-fodmap.ts'
import { pancakesAndBakes } from './breakfasts/pancakes-and-bakes.ts'
import { peaProteinBreakfasts } from './breakfasts/pea-protein.ts'
import { plantBased } from './breakfasts/plant-based.ts'
import { porridge } from './breakfasts/porridge.ts'
import { riceBowls } from './breakfasts/rice-bowls.ts'
import { savory as savoryBreakfasts } from './breakfasts/savory.ts'
import { tofuAndProtein } from './breakfasts/tofu-and-protein.ts'
import { toastAndBagels } from './breakfasts/toast-and-bagels.ts'
import { lowFodmapWithProtein } from './breakfasts/low-fodmap-with-protein.ts'
import { loadingNearlyNoFiberBreakfasts } from './breakfasts/loading-nearly-no-fiber.ts'
import { loadingBreakfastsFromFewGroceries } from './breakfasts/loading-from-few-groceries.ts'
import { loadingBreakfastsWithoutRice } from './breakfasts/loading-without-rice.ts'
import { lowFodmapBreakfastsWithoutWheat } from './breakfasts/low-fodmap-without-wheat.ts'
import { afterALongRun } from './mains/after-a-long-run.ts'
import { americanComfort } from './mains/american-comfort.ts'
import { american } from './mains/american.ts'
import { asianNoodles } from './mains/asian-noodles.ts'
import { beansAndHemp } from './mains/beans-and-hemp.ts'
import { britishAndIrishSuppers } from './mains/british-and-irish-suppers.ts'
import { britishAndIrish } from './mains/british-and-irish.ts'
import { coconutAndTofu } from './mains/coconut-and-tofu.ts'
import { indianDals } from './mains/indian-dals.ts'
import { indianRice } from './mains/indian-rice.ts'
import { indian } from './mains/indian.ts'
import { italianOthers } from './mains/italian-others.ts'
import { italianPastaMeatless } from './mains/italian-pasta-meatless.ts'
import { italianPasta } from './mains/italian-pasta.ts'
import { italianSoupsAndPans } from './mains/italian-soups-and-pans.ts'
import { japaneseKoreanThai } from './mains/japanese-korean-thai.ts'
import { largeWithLittleFiber } from './mains/large-with-little-fiber.ts'
import { loadingWithoutRice } from './mains/loading-without-rice.ts'
import { leanAndSimpleFish } from './mains/lean-and-simple-fish.ts'
import { leanAndSimplePlant } from './mains/lean-and-simple-plant.ts'
import { leanAndSimple } from './mains/lean-and-simple.ts'
import { leanTofuPlates } from './mains/lean-tofu-plates.ts'
import { loadingBowls } from './mains/loading-bowls.ts'
import { loadingMild } from './mains/loading-mild.ts'
import { loadingPlainEggsAndDairy } from './mains/loading-plain-eggs-and-dairy.ts'
import { loadingPlainMeatAndFish } from './mains/loading-plain-meat-and-fish.ts'
import { loadingPlainPlant } from './mains/loading-plain-plant.ts'
import { loadingPlainSoy } from './mains/loading-plain-soy.ts'
import { loadingPlainTofu } from './mains/loading-plain-tofu.ts'
import { loadingPlates } from './mains/loading-plates.ts'
import { loadingRiceAndHemp } from './mains/loading-rice-and-hemp.ts'
import { lowFodmap as lowFodmapMains } from './mains/low-fodmap.ts'
import { lunchesToTakeAlong } from './mains/lunches-to-take-along.ts'
import { mexicanBowls } from './mains/mexican-bowls.ts'
import { mexican } from './mains/mexican.ts'
import { middleEasternPots } from './mains/middle-eastern-pots.ts'
import { middleEastern } from './mains/middle-eastern.ts'
import { nordicAndGermanPlates } from './mains/nordic-and-german-plates.ts'
import { nordicAndGerman } from './mains/nordic-and-german.ts'
import { plantBasedGround } from './mains/plant-based-ground.ts'
import { plantBasedGroundPlates } from './mains/plant-based-ground-plates.ts'
import { plantProteinBowls } from './mains/plant-protein-bowls.ts'
import { plantProteinDinners } from './mains/plant-protein-dinners.ts'
import { plantProteinPlates } from './mains/plant-protein-plates.ts'
import { plantProteinPots } from './mains/plant-protein-pots.ts'
import { plantProteinSuppers } from './mains/plant-protein-suppers.ts'
import { plantWithoutSoyGrainBowls } from './mains/plant-without-soy-grain-bowls.ts'
import { plantWithoutSoyOrGlutenPlates } from './mains/plant-without-soy-or-gluten-plates.ts'
import { plantWithoutSoyOrGlutenPots } from './mains/plant-without-soy-or-gluten-pots.ts'
import { quickLunches } from './mains/quick-lunches.ts'
import { sandwichesAndSalads } from './mains/sandwiches-and-salads.ts'
import { stirFriesAndBowls } from './mains/stir-fries-and-bowls.ts'
import { thaiAndKorean } from './mains/thai-and-korean.ts'
import { lowFodmapTofuAndTempeh } from './mains/low-fodmap-tofu-and-tempeh.ts'
import { lowFodmapEggsAndCheese } from './mains/low-fodmap-eggs-and-cheese.ts'
import { lowFodmapFishAndMeat } from './mains/low-fodmap-fish-and-meat.ts'
import { fewCarbsVegetarian } from './mains/few-carbs-vegetarian.ts'
import { fewCarbsPlant } from './mains/few-carbs-plant.ts'
import { fewCarbsMeatAndFish } from './mains/few-carbs-meat-and-fish.ts'
import { loadingNearlyNoFiberMains } from './mains/loading-nearly-no-fiber.ts'
import { potsFromCommonFoods } from './mains/pots-from-common-foods.ts'
import { loadingFromFewGroceries } from './mains/loading-from-few-groceries.ts'
import { almostNoCarbs } from './mains/almost-no-carbs.ts'
import { lowFodmapWithoutWheat } from './mains/low-fodmap-without-wheat.ts'
import { loadingWithMoreTofu } from './mains/loading-with-more-tofu.ts'
import { dipsAndBites } from './snacks/dips-and-bites.ts'
import { fruitAndNuts } from './snacks/fruit-and-nuts.ts'
import { fruitAndYogurt } from './snacks/fruit-and-yogurt.ts'
import { loadingWithoutBread } from './snacks/loading-without-bread.ts'
import { loadingWithoutWheat } from './snacks/loading-without-wheat.ts'
import { loadingPlant } from './snacks/loading-plant.ts'
import { creamyPlantProtein } from './snacks/creamy-plant-protein.ts'
import { loading } from './snacks/loading.ts'
import { peaProteinSnacks } from './snacks/pea-protein.ts'
import { peaProteinInWater } from './snacks/pea-protein-in-water.ts'
import { plantProtein } from './snacks/plant-protein.ts'
import { savory as savorySnacks } from './snacks/savory.ts'
import { smallPlates } from './snacks/small-plates.ts'
import { smoothiesAndWarmCups } from './snacks/smoothies-and-warm-cups.ts'
import { sweet } from './snacks/sweet.ts'
import { lowFodmapSnacks } from './snacks/low-fodmap.ts'
import { fewCarbs } from './snacks/few-carbs.ts'
import { loadingNearlyNoFiber } from './snacks/loading-nearly-no-fiber.ts'
import { loadingSnacksFromFewGroceries } from './snacks/loading-from-few-groceries.ts'
import { atHome as atHomeRaceMornings } from './race-mornings/at-home.ts'
import { noodlesAndPotatoes } from './race-mornings/noodles-and-potatoes.ts'
import { pitaAndCereal } from './race-mornings/pita-and-cereal.ts'
import { warmBowls } from './race-mornings/warm-bowls.ts'
import { withoutAStoveOrGluten } from './race-mornings/without-a-stove-or-gluten.ts'
import { withoutAStove } from './race-mornings/without-a-stove.ts'
import { atHomeSweet } from './recoveries/at-home-sweet.ts'
import { atHome as atHomeRecoveries } from './recoveries/at-home.ts'
import { carriedOrBought } from './recoveries/carried-or-bought.ts'
import { carriedPlantProtein } from './recoveries/carried-plant-protein.ts'
import { carriedWithProtein } from './recoveries/carried-with-protein.ts'
import { carriedWithoutGluten } from './recoveries/carried-without-gluten.ts'
import { carried } from './recoveries/carried.ts'
import { lowFodmap as lowFodmapRecoveries } from './recoveries/low-fodmap.ts'
import { lowFodmapRecoveriesWithProtein } from './recoveries/low-fodmap-with-protein.ts'
import { peaProteinRecoveries } from './recoveries/pea-protein.ts'
import { withoutJuice } from './recoveries/without-juice.ts'
import { muchFatLittleProtein } from './mains/much-fat-little-protein.ts'
import { muchFatWithProtein } from './mains/much-fat-with-protein.ts'
import { muchFatLittleProteinBreakfasts } from './breakfasts/much-fat-little-protein.ts'
import { muchFatLittleProteinSnacks } from './snacks/much-fat-little-protein.ts'
import { largeAndWhite } from './mains/large-and-white.ts'
import { largeShakes } from './snacks/large-shakes.ts'
import { richWithHardlyAnyCarbs } from './mains/rich-with-hardly-any-carbs.ts'
import type { Recipe } from './recipe.ts'

export const allRecipes: readonly Recipe[] = [
  ...cerealsAndYogurt,
  ...coconutAndProtein,
  ...eggsWithSpice,
  ...eggs,
  ...gentleBowls,
  ...gentle,
  ...grainBowls,
  ...hempAndBeans,
  ...lowFodmapBreakfasts,
  ...pancakesAndBakes,
  ...peaProteinBreakfasts,
  ...plantBased,
  ...porridge,
  ...riceBowls,
  ...savoryBreakfasts,
  ...toastAndBagels,
  ...lowFodmapWithProtein,
  ...loadingNearlyNoFiberBreakfasts,
  ...loadingBreakfastsFromFewGroceries,
  ...lowFodmapBreakfastsWithoutWheat,
  ...loadingBreakfastsWithoutRice,
  ...tofuAndProtein,
  ...muchFatLittleProteinBreakfasts,
  ...afterALongRun,
  ...americanComfort,
  ...american,
  ...asianNoodles,
  ...beansAndHemp,
  ...britishAndIrishSuppers,
  ...britishAndIrish,
  ...coconutAndTofu,
  ...indianDals,
  ...indianRice,
  ...indian,
  ...italianOthers,
  ...italianPastaMeatless,
  ...italianPasta,
  ...italianSoupsAndPans,
  ...japaneseKoreanThai,
  ...largeWithLittleFiber,
  ...leanAndSimpleFish,
  ...leanAndSimplePlant,
  ...leanAndSimple,
  ...leanTofuPlates,
  ...loadingBowls,
  ...loadingMild,
  ...loadingPlainEggsAndDairy,
  ...loadingPlainMeatAndFish,
  ...loadingPlainPlant,
  ...loadingPlainSoy,
  ...loadingPlainTofu,
  ...loadingPlates,
  ...loadingRiceAndHemp,
  ...lowFodmapMains,
  ...lunchesToTakeAlong,
  ...mexicanBowls,
  ...mexican,
  ...middleEasternPots,
  ...middleEastern,
  ...nordicAndGermanPlates,
  ...nordicAndGerman,
  ...plantBasedGround,
  ...plantBasedGroundPlates,
  ...plantProteinBowls,
  ...plantProteinDinners,
  ...plantProteinPlates,
  ...plantProteinPots,
  ...plantProteinSuppers,
  ...plantWithoutSoyGrainBowls,
  ...plantWithoutSoyOrGlutenPlates,
  ...plantWithoutSoyOrGlutenPots,
  ...quickLunches,
  ...sandwichesAndSalads,
  ...stirFriesAndBowls,
  ...thaiAndKorean,
  ...lowFodmapTofuAndTempeh,
  ...lowFodmapEggsAndCheese,
  ...lowFodmapFishAndMeat,
  ...fewCarbsVegetarian,
  ...fewCarbsPlant,
  ...fewCarbsMeatAndFish,
  ...loadingNearlyNoFiberMains,
  ...potsFromCommonFoods,
  ...loadingFromFewGroceries,
  ...loadingWithoutRice,
  ...almostNoCarbs,
  ...lowFodmapWithoutWheat,
  ...loadingWithMoreTofu,
  ...muchFatLittleProtein,
  ...muchFatWithProtein,
  ...largeAndWhite,
  ...richWithHardlyAnyCarbs,
  ...dipsAndBites,
  ...fruitAndNuts,
  ...fruitAndYogurt,
  ...loadingWithoutBread,
  ...loadingWithoutWheat,
  ...loadingPlant,
  ...creamyPlantProtein,
  ...loading,
  ...peaProteinSnacks,
  ...peaProteinInWater,
  ...plantProtein,
  ...savorySnacks,
  ...smallPlates,
  ...smoothiesAndWarmCups,
  ...sweet,
  ...lowFodmapSnacks,
  ...fewCarbs,
  ...loadingNearlyNoFiber,
  ...loadingSnacksFromFewGroceries,
  ...muchFatLittleProteinSnacks,
  ...largeShakes,
  ...atHomeRaceMornings,
  ...noodlesAndPotatoes,
  ...pitaAndCereal,
  ...warmBowls,
  ...withoutAStoveOrGluten,
  ...withoutAStove,
  ...atHomeSweet,
  ...atHomeRecoveries,
  ...carriedOrBought,
  ...carriedPlantProtein,
  ...carriedWithProtein,
  ...carriedWithoutGluten,
  ...carried,
  ...lowFodmapRecoveries,
  ...lowFodmapRecoveriesWithProtein,
  ...peaProteinRecoveries,
  ...withoutJuice,
]

const byId = new Map(allRecipes.map((recipe) => [recipe.id, recipe]))

/** The recipe with this id. */
export function findRecipe(id: string): Recipe {
  const recipe = byId.get(id)
  if (!recipe) throw new Error(`There is no recipe ${id}.`)
  return recipe
}
