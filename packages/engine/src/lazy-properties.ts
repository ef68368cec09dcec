export type Makers<Made> = { readonly [Key in keyof Made]: () => Made[Key] }

/** An object whose properties are each made when they are first read, and kept. */
export function lazyProperties<Made extends object>(makers: Makers<Made>): Made {
  const made = {}
  for (const key of Object.keys(makers) as (keyof Made & string)[]) {
    Object.defineProperty(made, key, {
      enumerable: true,
      configurable: true,
      get() {
        const value = makers[key]()
        Object.defineProperty(made, key, { value, enumerable: true })
        return value
      },
    })
  }
  return made as Made
}
