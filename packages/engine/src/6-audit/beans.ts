/** Beans that are bought dry: unless soaked and boiled hard, they are toxic. */
export const isBeans = (id: string | undefined) => id === 'black-beans-cooked' || id === 'kidney-beans-cooked'
