import type { LineLanguage } from '@race-nutrition/engine'
import type { Language } from './language.ts'
import { english } from './vocabulary/en.ts'

export const languages: Readonly<Record<LineLanguage, Language>> = { en: english, es: english, de: english }
