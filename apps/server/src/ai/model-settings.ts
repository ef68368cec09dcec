import { isAddress, isKey, mustBeAddress, mustBeKey, type Settings } from './validate-settings.ts'

export interface ModelService {
  readonly kind: 'model'
  readonly provider: Provider
  /** The model's own name, without the provider before it. */
  readonly model: string
  /** Null: the provider's own address. */
  readonly baseUrl: string | null
  /** Null: a local server that needs none. */
  readonly key: string | null
}

/** Each provider and the variable that usually holds its key; `local` is any OpenAI-compatible server. */
const keyNames = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  local: 'AI_API_KEY',
} as const
export type Provider = keyof typeof keyNames

export function modelService(settings: Settings): ModelService | null {
  const named = providerAndModel(settings('AI_MODEL'))
  if (!named) return null
  return {
    kind: 'model',
    ...named,
    baseUrl: settings('AI_BASE_URL')?.replace(/\/+$/, '') ?? null,
    key: settings(keyNames[named.provider]) ?? null,
  }
}

export function faultsOfModel(settings: Settings): string[] {
  const given = settings('AI_MODEL')
  if (given === undefined) return faultsWithoutModel(settings)
  const named = providerAndModel(given)
  if (!named) return [`AI_MODEL is "${given}": it must be openai/, anthropic/, google/ or local/ and a name.`]
  return [...faultsOfAddress(settings, named.provider), ...faultsOfKey(settings, named.provider)]
}

/** Half a connection is reported: otherwise runners would get the engine's plan, and nobody would know why. */
const faultsWithoutModel = (settings: Settings) =>
  settings('AI_BASE_URL')
    ? ['AI_BASE_URL is set and AI_MODEL is not: name the model too, such as AI_MODEL=local/qwen3:8b.']
    : []

function faultsOfAddress(settings: Settings, provider: Provider): string[] {
  const address = settings('AI_BASE_URL')
  if (address) return isAddress(address) ? [] : [mustBeAddress('AI_BASE_URL')]
  if (provider !== 'local') return []
  return [
    'AI_BASE_URL is missing: a local/ model needs its server’s address, such as http://127.0.0.1:11434/v1.',
  ]
}

function faultsOfKey(settings: Settings, provider: Provider): string[] {
  const name = keyNames[provider]
  const key = settings(name)
  if (key) return isKey(key) ? [] : [mustBeKey(name)]
  if (provider === 'local') return []
  const isElsewhere = settings('AI_BASE_URL') ?? settings('AI_API_KEY')
  const hint = isElsewhere
    ? ` For a model of an OpenAI-compatible server, write AI_MODEL=local/${settings('AI_MODEL')}.`
    : ''
  return [`${name} is missing: AI_MODEL=${provider}/… needs it.${hint}`]
}

/** At the first slash only: OpenRouter’s and vLLM’s own names hold slashes too. */
function providerAndModel(text = ''): Pick<ModelService, 'provider' | 'model'> | null {
  const { provider, model } = /^(?<provider>\w+)\/(?<model>[\x21-\x7e]{1,200})$/.exec(text)?.groups ?? {}
  return provider && model && isProvider(provider) ? { provider, model } : null
}

const isProvider = (text: string): text is Provider => Object.hasOwn(keyNames, text)
