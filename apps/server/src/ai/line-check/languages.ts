import type { LineLanguage } from '@race-nutrition/engine'
import type { Language } from './language.ts'
import { german } from './vocabulary/de.ts'
import { english } from './vocabulary/en.ts'
import { spanish } from './vocabulary/es.ts'

export const languages: Readonly<Record<LineLanguage, Language>> = { en: english, es: spanish, de: german }
