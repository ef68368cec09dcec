import { beginning } from './beginning.ts'

const RealDate = Date
const ahead = beginning.getTime() - RealDate.now()

/** Loaded before the server, whose clock then begins where the page's does. */
globalThis.Date = new Proxy(RealDate, {
  construct: (date, given, made) =>
    Reflect.construct(date, given.length === 0 ? [date.now() + ahead] : given, made),
  apply: () => new Date().toString(),
  get: (date, name) => (name === 'now' ? () => date.now() + ahead : Reflect.get(date, name)),
})
