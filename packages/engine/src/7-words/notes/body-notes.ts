import { mentions } from '../../health.ts'
import type { NoteRenderers } from './note-renderers.ts'

/** What age, sex, diet and training ask a runner to have looked at, in one sentence each. */
export const bodyNotes = {
  'medical-clearance': ({ by }) =>
    by === 'age'
      ? 'From 55 on, ask a doctor before hard training or racing, above all after a break.'
      : 'You run little for this race: after a break, ask a doctor before you train hard or race.',
  'long-run-share': () => 'Your long run is over half of your week: eat most on its day.',
  'iron-and-periods': (_facts, { runner: { age, sex } }) => {
    if (sex === 'Male') return 'Growing and running use up iron: have it checked if you stay tired.'
    const uses = age < 18 ? 'Growing, periods and running use' : 'Periods and running use'
    return `${uses} up iron: have it checked if you stay tired, and see a doctor if your periods stop${age < 18 ? ', or have not begun by 15' : ''}.`
  },
  calcium: (_facts, { runner }) =>
    `Without milk, calcium has to come from foods and drinks with added calcium, or a supplement that a clinician advises.${
      mentions(runner, 'breastfeeding', 'pregnancy') ? ' Ask about iodine too.' : ''
    }${mentions(runner, 'breastfeeding') ? ' If milk is out because your baby reacts, ask whether soy may stay.' : ''}`,
} satisfies Partial<NoteRenderers>
