/** A message from a worker: that it is ready, and then the outcome of each request. */
export type WorkerMessage<Made> =
  | { readonly is: 'ready' }
  | { readonly is: 'done'; readonly made: Made }
  | { readonly is: 'failed'; readonly why: string }
