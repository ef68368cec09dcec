/** A server-sent event. */
export interface StreamEvent {
  readonly type: string
  readonly data: string
}

/** Reads the events of a response, in order, until the function says that one was the last, or the stream ends. */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  isLast: (event: StreamEvent) => boolean,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = `${rest}${decoder.decode(value, { stream: true })}`.split(/\r\n\r\n|\n\n|\r\r/)
      rest = blocks.pop() ?? ''
      if (blocks.map(eventOf).some((event) => event !== null && isLast(event))) return
    }
  } finally {
    // What is not read any more is not sent any more.
    await reader.cancel().catch(() => undefined)
  }
}

/** Null for a block without data, such as a comment that keeps the connection open. */
function eventOf(block: string): StreamEvent | null {
  let type = 'message'
  const data: string[] = []
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, name, value = ''] = /^([^:]+)(?:: ?(.*))?$/.exec(line) ?? []
    if (name === 'event') type = value
    if (name === 'data') data.push(value)
  }
  return data.length === 0 ? null : { type, data: data.join('\n') }
}
