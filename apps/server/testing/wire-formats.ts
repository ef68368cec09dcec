import type { Service } from '../src/ai/service-settings.ts'

/** The wire format of one kind of service: its path and headers, and its responses. */
export interface WireFormat {
  readonly name: string
  readonly path: string
  /** The header that carries the key, and its value. */
  readonly key: readonly [header: string, value: string]
  readonly service: (address: string) => Service
  /** A response with this text, 11 input and 7 output tokens. */
  readonly text: (text: string) => unknown
  /** The same, stopped at the length limit. */
  readonly truncated: (text: string) => unknown
  /** Blocked by a content filter. */
  readonly filtered: () => unknown
  /** Declined by the model. */
  readonly declined: () => unknown
}

export const key = 'zq-secret-key-1234567890'

const model = (provider: 'openai' | 'anthropic' | 'google' | 'local', name: string) => (address: string) =>
  ({ kind: 'model', provider, model: name, baseUrl: `${address}/v1`, key }) as const

const compatible: WireFormat = {
  name: 'an OpenAI-compatible server',
  path: '/v1/chat/completions',
  key: ['authorization', `Bearer ${key}`],
  service: model('local', 'org/plan:7b'),
  text: (text) => chat({ content: text }, 'stop'),
  truncated: (text) => chat({ content: text }, 'length'),
  filtered: () => chat({ content: '' }, 'content_filter'),
  declined: () => chat({ content: null, refusal: 'I cannot help with that.' }, 'stop'),
}

function chat(content: Record<string, unknown>, finish: string) {
  return {
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'plan',
    choices: [{ index: 0, message: { role: 'assistant', ...content }, finish_reason: finish }],
    usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
  }
}

const openai: WireFormat = {
  name: 'OpenAI',
  path: '/v1/responses',
  key: ['authorization', `Bearer ${key}`],
  service: model('openai', 'gpt-plan'),
  text: (text) => responses([{ type: 'output_text', text, annotations: [] }]),
  truncated: (text) => responses([{ type: 'output_text', text, annotations: [] }], 'max_output_tokens'),
  filtered: () => responses([], 'content_filter'),
  declined: () => responses([{ type: 'refusal', refusal: 'I cannot help with that.' }]),
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

const anthropic: WireFormat = {
  name: 'Anthropic',
  path: '/v1/messages',
  key: ['x-api-key', key],
  service: model('anthropic', 'claude-sonnet-4-5'),
  text: (text) => message([{ type: 'text', text }], 'end_turn'),
  truncated: (text) => message([{ type: 'text', text }], 'max_tokens'),
  filtered: () => message([], 'refusal'),
  declined: () => message([{ type: 'text', text: 'I cannot help with that.' }], 'refusal'),
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

const google: WireFormat = {
  name: 'Google',
  path: '/v1/models/gemini-plan:generateContent',
  key: ['x-goog-api-key', key],
  service: model('google', 'gemini-plan'),
  text: (text) => candidates([{ text }], 'STOP'),
  truncated: (text) => candidates([{ text }], 'MAX_TOKENS'),
  filtered: () => ({ promptFeedback: { blockReason: 'SAFETY' }, usageMetadata: { promptTokenCount: 11 } }),
  declined: () => candidates([], 'SAFETY'),
}

function candidates(parts: unknown[], finishReason: string) {
  return {
    candidates: [{ content: { role: 'model', parts }, finishReason }],
    usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 7, totalTokenCount: 18 },
  }
}

const objectService: WireFormat = {
  name: 'an object service',
  path: '/v1/api/ai/spring-2027/object',
  key: ['authorization', `Bearer ${key}`],
  service: (address) => ({ kind: 'object-service', url: `${address}/v1`, project: 'spring-2027', key }),
  text: (text) => object(text, 'stop'),
  truncated: (text) => object(text, 'length'),
  filtered: () => object('', 'content-filter'),
  declined: () => object(null, 'content_filter'),
}

function object(text: string | null, finishReason: string) {
  return { object: text, finishReason, usage: { inputTokens: 11, outputTokens: 7 } }
}

export const wireFormats: readonly WireFormat[] = [compatible, openai, anthropic, google, objectService]
