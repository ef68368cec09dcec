import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { thirdParties } from './third-parties.mjs'

export const licensesFileName = 'THIRD-PARTY-LICENSES.txt'

/** @param {string} folder such as the built page's */
export function writeLicensesInto(folder) {
  writeFileSync(join(folder, licensesFileName), licensesFile(thirdParties()))
}

/**
 * Every package with its license; a shared text occurs once.
 * @param {readonly import('./third-parties.mjs').ThirdParty[]} parties
 */
export function licensesFile(parties) {
  const byText = Map.groupBy(parties, ({ texts }) => texts.join('\n\n'))
  const groups = [...byText].map(([text, sharing]) => `${sharing.map(lineOf).join('\n')}\n\n${text}\n`)
  return [introduction, ...groups].join(`\n${'='.repeat(80)}\n\n`)
}

const introduction = `Third-party licenses

The page and the server are made with the packages below, under the licenses that follow them.
A container image also has the C and C++ libraries that Node.js loads: their licenses are in its /usr/share/doc.
`

/** @param {import('./third-parties.mjs').ThirdParty} party */
function lineOf({ name, version, license }) {
  // The npm package with the Node binary has another name.
  return `${name.startsWith('node-linux-') ? 'Node.js' : name} ${version} (${license})`
}
