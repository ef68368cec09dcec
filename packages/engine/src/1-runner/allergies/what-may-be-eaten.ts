/**
 * Whether an item says what the runner can eat, not what to leave out: "I can only eat rice", "everything except rice". Read as
 * a list of what to leave out it would leave out the little that is left. "Only gluten-free" and "eggs only baked" name a kind.
 */
export const saysWhatMayBeEaten = (item: string): boolean =>
  (eatsOnly.test(item) && !namesAKind.test(item)) || allBut.test(item)

const eatsOnly =
  /\bonly (?:able to )?(?:eat|tolerate|digest)\b|\b(?:can|may|could) only have\b|\b(?:eat|tolerate) (?:only|nothing (?:but|except))\b/u

const namesAKind = /\bfree\b|\bwithout\b|\b(?:halal|kosher|vegan|vegetarian|fodmap|baked|cooked|certified)\b/u

/** "I eat everything except rice" leaves out rice; alone it may mean either. */
const allBut =
  /^ ?(?:i ?'?a?m )?(?:(?:allergic|intolerant|sensitive) to )?(?:everything|anything|all(?: foods?)?) (?:but|except(?: for)?|apart from|other than)\b/u
