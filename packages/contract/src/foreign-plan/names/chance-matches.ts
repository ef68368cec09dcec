/** Words of kitchens and races that contain a name by chance: "liver" in delivered, "latte" in platter. */
export const chanceMatches: ReadonlySet<string> = new Set(
  `
  annatto appears basal breadth brief briefing briefly brother brothers burrow chain chains chair chairs clammy clamor
  clamp clamps classic classics colander corner corners deliver delivered delivers delivery disappears fishing flatten
  flattened flatter flourish flourless gooseberries gooseberry goosebumps incarnate kernel kernels larder latter
  livestock maltodextrin maltose manicotti manicure manifest manipulate masala material materials maternal maternity
  mates mayor meatless migraine migraines minced obstacle obstacles oliver patella patent pearl pearls perched
  pineapple pineapples platter platters rotisserie scream seedless semicircle seminar sliver slivered speckled stocked
  stocking stockings stockpile tamarind toaster updates wrapped wrapper wrappers wrapping
  `
    .trim()
    .split(/\s+/u),
)
