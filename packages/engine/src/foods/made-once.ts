/** What is made of a thing, made at the first question and kept as long as the thing is. */
export function madeOnce<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const kept = new WeakMap<Thing, { readonly made: Made }>()
  return (thing) => {
    const before = kept.get(thing)
    if (before) return before.made
    const made = make(thing)
    kept.set(thing, { made })
    return made
  }
}
