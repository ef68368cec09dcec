import type { Redis } from 'ioredis'

type Listener = (message: string) => void

export interface Subscriptions {
  /** Calls the listener with every message from then on, until the returned function is called. */
  readonly subscribe: (channel: string, listener: Listener) => Promise<() => void>
  readonly catchUp: (channel: string) => Promise<void>
  readonly close: () => void
}

/** Channels over a separate connection, which is opened by the first subscription. */
export function subscriptionsOver(open: () => Redis, named: (channel: string) => string): Subscriptions {
  const listeners = new Map<string, Set<Listener>>()
  let connection: Redis | null = null

  const connected = (): Redis => {
    connection ??= opened()
    return connection
  }
  const opened = (): Redis => {
    const redis = open()
    // The connection for commands reports the outage.
    redis.on('error', () => undefined)
    redis.on('message', (channel, message) => {
      for (const listener of listeners.get(channel) ?? []) listener(message)
    })
    redis.on('ready', () => {
      if (listeners.size > 0) redis.subscribe(...listeners.keys()).catch(() => undefined)
    })
    return redis
  }
  const leave = (channel: string, listener: Listener) => {
    const all = listeners.get(channel)
    all?.delete(listener)
    if (all?.size !== 0) return
    listeners.delete(channel)
    connection?.unsubscribe(channel).catch(() => undefined)
  }
  return {
    subscribe: async (name, listener) => {
      const channel = named(name)
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener))
      try {
        await connected().subscribe(channel)
      } catch (error) {
        leave(channel, listener)
        throw error
      }
      return () => leave(channel, listener)
    },
    // Subscribing again changes nothing, and its reply comes after all earlier messages on the connection.
    catchUp: async (name) => void (await connected().subscribe(named(name))),
    close: () => connection?.disconnect(),
  }
}
