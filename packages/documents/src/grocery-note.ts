/** The note of a plan that says which days its grocery list covers and what it roughly costs: it belongs beside the list. */
export const isGroceryNote = (note: string) => note.startsWith('Your grocery list covers ')
