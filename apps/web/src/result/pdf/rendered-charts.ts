import type { Band } from './page-breaks.ts'

/** A chart's shapes, without its text, which is painted like all text, in the page's own fonts. */
export interface RenderedChart extends Band {
  readonly left: number
  readonly right: number
  readonly image: HTMLImageElement
}

/** The CSS properties of a shape. */
const shapeStyles = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'visibility',
  'display',
  'vector-effect',
] as const

export function renderedCharts(layout: Element): Promise<RenderedChart[]> {
  const origin = layout.getBoundingClientRect()
  return Promise.all(
    [...layout.querySelectorAll('svg')].map(async (svg) => {
      const { left, right, top, bottom } = svg.getBoundingClientRect()
      return {
        left: left - origin.left,
        right: right - origin.left,
        top: top - origin.top,
        bottom: bottom - origin.top,
        image: await imageOf(svg, { width: right - left, height: bottom - top }),
      }
    }),
  )
}

/** Style sheets do not apply inside an image, so the styles of each shape are inlined. */
async function imageOf(
  svg: SVGSVGElement,
  { width, height }: { width: number; height: number },
): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const shapes = [...svg.querySelectorAll('*')]
  for (const [index, shape] of [...copy.querySelectorAll('*')].entries()) {
    const original = shapes[index]
    if (!original) continue
    const style = getComputedStyle(original)
    for (const name of shapeStyles) shape.setAttribute(name, style.getPropertyValue(name))
    shape.removeAttribute('class')
    shape.removeAttribute('style')
  }
  for (const text of copy.querySelectorAll('text')) text.remove()
  copy.removeAttribute('class')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}
