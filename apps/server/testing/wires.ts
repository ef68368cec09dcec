import type { Service } from '../src/ai/service-settings.ts'

/** How one kind of service speaks: what it is asked by, and how it says the same things in its own form. */
export interface Wire {
  readonly name: string
  readonly path: string
  /** The header that carries the key, and how. */
  readonly key: readonly [header: string, value: string]
  readonly service: (address: string) => Service
  /** The text that the model wrote, and 11 tokens in, 7 out. */
  readonly says: (text: string) => unknown
  /** The same, stopped because it grew too long. */
  readonly stops: (text: string) => unknown
  /** Held back by a filter. */
  readonly filters: () => unknown
  /** Declined by the model. */
  readonly declines: () => unknown
}

export const key = 'zq-secret-key-1234567890'

const model = (provider: 'openai' | 'anthropic' | 'google' | 'local', name: string) => (address: string) =>
  ({ kind: 'model', provider, model: name, baseUrl: `${address}/v1`, key }) as const

const compatible: Wire = {
  name: 'an OpenAI-compatible server',
  path: '/v1/chat/completions',
  key: ['authorization', `Bearer ${key}`],
  service: model('local', 'org/plan:7b'),
  says: (text) => chat({ content: text }, 'stop'),
  stops: (text) => chat({ content: text }, 'length'),
  filters: () => chat({ content: '' }, 'content_filter'),
  declines: () => chat({ content: null, refusal: 'I cannot help with that.' }, 'stop'),
}

function chat(said: Record<string, unknown>, finish: string) {
  return {
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'plan',
    choices: [{ index: 0, message: { role: 'assistant', ...said }, finish_reason: finish }],
    usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
  }
}

const openai: Wire = {
  name: 'OpenAI',
  path: '/v1/responses',
  key: ['authorization', `Bearer ${key}`],
  service: model('openai', 'gpt-plan'),
  says: (text) => responses([{ type: 'output_text', text, annotations: [] }]),
  stops: (text) => responses([{ type: 'output_text', text, annotations: [] }], 'max_output_tokens'),
  filters: () => responses([], 'content_filter'),
  declines: () => responses([{ type: 'refusal', refusal: 'I cannot help with that.' }]),
}

function responses(content: unknown[], incomplete: string | null = null) {
  return {
    id: 'r1',
    object: 'response',
    created_at: 1,
    model: 'gpt-plan',
    status: incomplete === null ? 'completed' : 'incomplete',
    incomplete_details: incomplete === null ? null : { reason: incomplete },
    output: [{ type: 'message', id: 'm1', role: 'assistant', status: 'completed', content }],
    usage: {
      input_tokens: 11,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 7,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 18,
    },
  }
}

const anthropic: Wire = {
  name: 'Anthropic',
  path: '/v1/messages',
  key: ['x-api-key', key],
  service: model('anthropic', 'claude-sonnet-4-5'),
  says: (text) => message([{ type: 'text', text }], 'end_turn'),
  stops: (text) => message([{ type: 'text', text }], 'max_tokens'),
  filters: () => message([], 'refusal'),
  declines: () => message([{ type: 'text', text: 'I cannot help with that.' }], 'refusal'),
}

function message(content: unknown[], reason: string) {
  return {
    id: 'm1',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-4-5',
    content,
    stop_reason: reason,
    stop_sequence: null,
    usage: { input_tokens: 11, output_tokens: 7 },
  }
}

const google: Wire = {
  name: 'Google',
  path: '/v1/models/gemini-plan:generateContent',
  key: ['x-goog-api-key', key],
  service: model('google', 'gemini-plan'),
  says: (text) => candidates([{ text }], 'STOP'),
  stops: (text) => candidates([{ text }], 'MAX_TOKENS'),
  filters: () => ({ promptFeedback: { blockReason: 'SAFETY' }, usageMetadata: { promptTokenCount: 11 } }),
  declines: () => candidates([], 'SAFETY'),
}

function candidates(parts: unknown[], finishReason: string) {
  return {
    candidates: [{ content: { role: 'model', parts }, finishReason }],
    usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 7, totalTokenCount: 18 },
  }
}

const objectService: Wire = {
  name: 'an object service',
  path: '/v1/api/ai/spring-2027/object',
  key: ['authorization', `Bearer ${key}`],
  service: (address) => ({ kind: 'object-service', url: `${address}/v1`, project: 'spring-2027', key }),
  says: (text) => object(text, 'stop'),
  stops: (text) => object(text, 'length'),
  filters: () => object('', 'content-filter'),
  declines: () => object(null, 'content_filter'),
}

function object(text: string | null, finishReason: string) {
  return { object: text, finishReason, usage: { inputTokens: 11, outputTokens: 7 } }
}

export const wires: readonly Wire[] = [compatible, openai, anthropic, google, objectService]
