import { type Field, fieldLabels } from '../../1-runner/questionnaire.ts'
import type { PreferenceFault } from '../../1-runner/preferences/read-preferences.ts'
import { renderPreferenceFault } from '../answers/render-preference-fault.ts'

/** Why a link or a file of a race cannot be written or used. */
export type ShareFault =
  /** A link, packed. */
  | { readonly code: 'too-long'; readonly mostKilobytes: number }
  /** A file, or a link once it is unpacked. */
  | { readonly code: 'too-large'; readonly mostKilobytes: number }
  /** Cut off, changed on its way, or no link at all; of a file: no whole JSON. */
  | { readonly code: 'damaged' }
  /** Of another program: a course, or other JSON. */
  | { readonly code: 'other-type' }
  | { readonly code: 'newer-version' }
  | { readonly code: 'wrong-shape' }
  | { readonly code: 'too-many'; readonly of: 'races' | 'ticks' | 'servings'; readonly most: number }
  | { readonly code: 'unusable-answer'; readonly field: Field }
  | { readonly code: 'unusable-preference'; readonly fault: PreferenceFault }

/** What is shared: a link with answers, one with the schedule alone, or a file. */
export type SharedAs = 'link' | 'crew link' | 'file'

/** What a runner reads when a link or a file cannot be written or used, and what works instead. */
// oxlint-disable-next-line typescript/consistent-return -- every code has its case, or it does not compile
export function renderShareFault(fault: ShareFault, as: SharedAs): string {
  switch (fault.code) {
    case 'too-long':
      return `A link holds ${fault.mostKilobytes} kB at most, and this is more. ${insteadOf[as]}`
    case 'too-large':
      return `This ${as} has more than ${fault.mostKilobytes} kB, far more than a race needs, and was not read.`
    case 'damaged':
      return `This ${as} is damaged or incomplete. ${again[as]}`
    case 'other-type':
      return 'This file is not a race saved by this page. Choose one that ends in .race.json.'
    case 'newer-version':
      return `This ${as} was made by a newer version of this page. Reload the page, then open it again.`
    case 'wrong-shape':
      return `This ${as} does not contain a race that this page can read, and nothing of it was used. ${again[as]}`
    case 'too-many':
      return fault.of === 'races'
        ? `This file has more than ${fault.most} races. Save fewer in one file.`
        : `This file has more than ${fault.most} ${fault.of} for one race, and was not read.`
    case 'unusable-answer':
      return `The answer to “${fieldLabels[fault.field]}” in this ${as} is not one that this page can use. Correct it on the form, then share it again.`
    case 'unusable-preference':
      return `A setting in this ${as} cannot be used (${fault.fault.path.replace(/^preferences\./, '')}): ${renderPreferenceFault(fault.fault)}`
  }
}

const insteadOf: Readonly<Record<SharedAs, string>> = {
  link: 'Send the race file instead.',
  'crew link': 'Send the wrist strip as a picture instead.',
  file: 'Save fewer races in one file.',
}

const again: Readonly<Record<SharedAs, string>> = {
  link: 'Copy the whole link and open it again.',
  'crew link': 'Copy the whole link and open it again.',
  file: 'Save it again from the page that made it.',
}
