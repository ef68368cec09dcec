import type { LanguageModel } from 'ai'
import type { ModelService, Provider } from './model-settings.ts'

/** Never a bare name: the SDK would send that to its vendor's gateway, over the network. */
type OpenedModel = Exclude<LanguageModel, string>

/** The configured model over this `fetch`; `isStructured`: called with a schema. */
export type OpenModel = (fetch: typeof globalThis.fetch, isStructured: boolean) => OpenedModel

/** Only the provider in use is loaded. */
export const providerOf = (service: ModelService): Promise<OpenModel> => providers[service.provider](service)

// Each address is given, even the default one: otherwise the SDK would read it from its own environment variables.
const providers: Record<Provider, (service: ModelService) => Promise<OpenModel>> = {
  openai: async ({ model, baseUrl, key }) => {
    const { createOpenAI } = await import('@ai-sdk/openai')
    const account = { apiKey: key ?? '', baseURL: baseUrl ?? 'https://api.openai.com/v1' }
    return (fetch) => createOpenAI({ ...account, fetch })(model)
  },
  anthropic: async ({ model, baseUrl, key }) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    const account = { apiKey: key ?? '', baseURL: baseUrl ?? 'https://api.anthropic.com/v1' }
    return (fetch) => createAnthropic({ ...account, fetch })(model)
  },
  google: async ({ model, baseUrl, key }) => {
    const { createGoogle } = await import('@ai-sdk/google')
    const account = {
      apiKey: key ?? '',
      baseURL: baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta',
    }
    return (fetch) => createGoogle({ ...account, fetch })(model)
  },
  local: async ({ model, baseUrl, key }) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const server = { name: 'local', baseURL: baseUrl ?? '', ...(key === null ? {} : { apiKey: key }) }
    return (fetch, isStructured) =>
      createOpenAICompatible({ ...server, fetch, supportsStructuredOutputs: isStructured })(model)
  },
}
