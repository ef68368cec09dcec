import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { requireChromium } from './chromium.mjs'
import { runCommand } from './command-error.mjs'
import { inProject } from './project.mjs'

const paper = '#f7f5f0'
const green = '#0f6b4f'

/** The bib of favicon.svg in the circle that every mask leaves: two fifths of the width around the middle. */
const maskedWidth = 0.62

/** Draws the icons of the manifest from the mark of the page, which is favicon.svg. */
await runCommand(async () => {
  const mark = readFileSync(inProject('apps', 'web', 'public', 'favicon.svg'), 'utf8')
  // On green paper the mark is paper, and its line is green.
  const turned = mark.replace(/#[0-9a-f]{6}/g, (color) => (color === green ? paper : green))
  const browser = await chromium.launch({ executablePath: await requireChromium() })
  /**
   * @param {string} name
   * @param {number} size
   * @param {string} ground
   * @param {string} svg
   * @param {number} share of the icon's width
   */
  const draw = async (name, size, ground, svg, share) => {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    const width = Math.round(size * share)
    await page.setContent(
      `<style>body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} }
      svg { width: ${width}px; height: ${width}px }</style>${svg}`,
    )
    const path = inProject('apps', 'web', 'public', 'icons', `${name}-${size}.png`)
    await page.screenshot({ path, omitBackground: true })
    await page.close()
  }
  for (const size of [192, 512]) {
    await draw('any', size, 'transparent', mark, 1)
    await draw('maskable', size, green, turned, maskedWidth)
  }
  await draw('touch', 180, green, turned, maskedWidth)
  await browser.close()
})
