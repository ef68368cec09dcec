import process from 'node:process'
import fc from 'fast-check'

// A fixed seed in `npm test`, so that a rare runner cannot fail an unrelated change; `npm run sweep` uses random seeds and
// many more runners. A failing seed goes here, or becomes its own test.
if (!process.env['SWEEP_RUNS']) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 })
