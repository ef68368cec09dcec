/** What a worker says: that it is there, and then what came of each order. */
export type WorkerSays<Made> =
  | { readonly is: 'ready' }
  | { readonly is: 'done'; readonly made: Made }
  | { readonly is: 'failed'; readonly why: string }
