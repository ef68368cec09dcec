import type { Redis } from 'ioredis'

type Hear = (message: string) => void

export interface Subscriptions {
  /** Hears everything that is published from then on, until the function that it gives back is called. */
  readonly subscribe: (channel: string, hear: Hear) => Promise<() => void>
  readonly catchUp: (channel: string) => Promise<void>
  readonly close: () => void
}

/** Channels over a connection of their own, which is opened by the first of them. */
export function subscriptionsOver(open: () => Redis, named: (channel: string) => string): Subscriptions {
  const hearing = new Map<string, Set<Hear>>()
  let connection: Redis | null = null

  const connected = (): Redis => {
    connection ??= opened()
    return connection
  }
  const opened = (): Redis => {
    const redis = open()
    // The connection for commands tells of the outage.
    redis.on('error', () => undefined)
    redis.on('message', (channel, message) => {
      for (const hear of hearing.get(channel) ?? []) hear(message)
    })
    redis.on('ready', () => {
      if (hearing.size > 0) redis.subscribe(...hearing.keys()).catch(() => undefined)
    })
    return redis
  }
  const leave = (channel: string, hear: Hear) => {
    const all = hearing.get(channel)
    all?.delete(hear)
    if (all?.size !== 0) return
    hearing.delete(channel)
    connection?.unsubscribe(channel).catch(() => undefined)
  }
  return {
    subscribe: async (name, hear) => {
      const channel = named(name)
      hearing.set(channel, (hearing.get(channel) ?? new Set()).add(hear))
      try {
        await connected().subscribe(channel)
      } catch (error) {
        leave(channel, hear)
        throw error
      }
      return () => leave(channel, hear)
    },
    // Subscribing again changes nothing, and its answer comes after all messages before it on the same connection.
    catchUp: async (name) => void (await connected().subscribe(named(name))),
    close: () => connection?.disconnect(),
  }
}
