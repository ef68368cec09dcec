/** An emoji of a food names it as well as a word does: an allergy must not get lost with it. */
export const spellOutEmoji = (text: string) =>
  text.replace(/\p{Extended_Pictographic}/gu, (emoji) => ` ${foods.get(emoji) ?? emoji} `)

export const hasEmoji = (text: string) => /\p{Extended_Pictographic}/u.test(text)

const foods: ReadonlyMap<string, string> = new Map(
  Object.entries({
    peanut: '🥜',
    'tree nuts': '🌰',
    milk: '🥛🍼🍦🍨',
    cheese: '🧀',
    butter: '🧈',
    egg: '🥚🍳',
    fish: '🐟🐠🐡🎣',
    shrimp: '🦐🍤',
    crab: '🦀',
    lobster: '🦞',
    oyster: '🦪',
    squid: '🦑',
    wheat: '🌾🍞🥖🥐',
    corn: '🌽',
    honey: '🍯🐝',
    coconut: '🥥',
    caffeine: '☕',
  }).flatMap(([word, emojis]) => Array.from(emojis, (emoji) => [emoji, word] as const)),
)
