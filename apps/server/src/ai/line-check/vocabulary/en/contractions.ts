/** "Can't" reads "cannot", "you'll" reads "you will". */
export const expandContractions = (line: string): string =>
  line
    .replaceAll("can't", 'cannot')
    .replaceAll("won't", 'will not')
    .replace(/n't\b/gu, ' not')
    .replace(/'ll\b/gu, ' will')
    .replace(/'ve\b/gu, ' have')
    .replace(/'re\b/gu, ' are')
    .replace(/\b(it|that|there|here|what|who)'s\b/gu, '$1 is')
