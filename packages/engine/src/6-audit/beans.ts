/** Bought dry: not soaked and boiled hard, they make ill. */
export const isBeans = (id: string | undefined) => id === 'black-beans-cooked' || id === 'kidney-beans-cooked'
