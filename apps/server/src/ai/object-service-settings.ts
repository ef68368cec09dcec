import { isAddress, isKey, mustBeAddress, mustBeKey, type Settings } from './validate-settings.ts'

export interface ObjectService {
  readonly kind: 'object-service'
  readonly url: string
  readonly project: string
  readonly key: string
}

const names = ['OBJECT_SERVICE_URL', 'OBJECT_SERVICE_PROJECT', 'OBJECT_SERVICE_KEY'] as const

export function objectService(settings: Settings): ObjectService | null {
  const [url, project, key] = names.map(settings)
  if (!url || !project || !key) return null
  return { kind: 'object-service', url: url.replace(/\/+$/, ''), project, key }
}

export function faultsOfObjectService(settings: Settings): string[] {
  const [url, project, key] = names.map(settings)
  const isAsked = url ?? project ?? key
  if (!isAsked) return []
  return [
    ...names.filter((name) => !settings(name)).map((name) => `${name} is missing: ${allThree}`),
    ...(url && !isAddress(url) ? [mustBeAddress('OBJECT_SERVICE_URL')] : []),
    ...(project && !isProject(project) ? [mustBeProject] : []),
    ...(key && !isKey(key) ? [mustBeKey('OBJECT_SERVICE_KEY')] : []),
  ]
}

const allThree = `a hosted service needs ${names.slice(0, 2).join(', ')} and ${names[2]}.`

// Never "." or "..": they would lead to another address.
const isProject = (text: string) => /^[\w-][\w.-]{0,127}$/.test(text)
const mustBeProject =
  'OBJECT_SERVICE_PROJECT must be up to 128 letters, digits, hyphens, dots or underscores.'
