import { type RenderedBox, renderedBoxes } from './rendered-boxes.ts'
import { type RenderedChart, renderedCharts } from './rendered-charts.ts'
import type { PaintedRun } from './rendered-words.ts'
import type { TaggedContent } from './tagged-content.ts'

/** Everything visible in a layout. */
export interface RenderedLayout {
  readonly boxes: readonly RenderedBox[]
  readonly pictures: readonly RenderedChart[]
  readonly runs: readonly PaintedRun[]
}

export const renderedLayout = async (
  layout: Element,
  { runs }: Pick<TaggedContent, 'runs'>,
): Promise<RenderedLayout> => ({
  boxes: await renderedBoxes(layout),
  pictures: await renderedCharts(layout),
  runs,
})
