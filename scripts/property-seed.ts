import process from 'node:process'
import fc from 'fast-check'

// The same runners each time in `npm test`, so that a rare one cannot make a run fail that changed nothing;
// `npm run sweep` draws anew and over many more. A seed that failed goes here, or becomes a test of its own.
if (!process.env['SWEEP_RUNS']) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 })
