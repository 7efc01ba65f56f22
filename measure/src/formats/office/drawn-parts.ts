import type { StoryPart } from '../../counting/story.ts';
import type { Reading } from '../../document-reader.ts';
import { readXmlPart } from '../../xml/read-xml.ts';
import type { ZipArchive } from '../../zip/zip-archive.ts';
import { ChartText } from './chart-text.ts';
import { DrawingText } from './drawing-text.ts';
import { type Relationship, readRelationships } from './relationships.ts';

/**
 * Reads what a part with these links shows from other parts: diagrams (SmartArt) and charts. A diagram's
 * data is read, not the drawing of it that is stored beside. `isOnSheet`: a chart's data is in cells.
 */
export async function readDrawnParts(
  archive: ZipArchive,
  links: readonly Relationship[],
  storyPart: StoryPart,
  reading: Pick<Reading, 'story' | 'budget'>,
  { isOnSheet = false } = {},
): Promise<void> {
  const { story, budget } = reading;
  const parts = new Map(links.map(({ kind, part }) => [part, kind]));
  for (const [part, kind] of parts) {
    if (kind === 'diagramData') {
      await readXmlPart(archive, part, budget, new DrawingText(story, storyPart));
    } else if (kind === 'chart' || kind === 'chartEx') {
      await readXmlPart(archive, part, budget, new ChartText(story, storyPart, isOnSheet));
      await readShapesOnChart(archive, part, storyPart, reading);
    }
  }
}

/** Drawn over a chart, and linked from it. */
async function readShapesOnChart(
  archive: ZipArchive,
  chart: string,
  storyPart: StoryPart,
  { story, budget }: Pick<Reading, 'story' | 'budget'>,
): Promise<void> {
  for (const { kind, part } of await readRelationships(archive, chart, budget)) {
    if (kind !== 'chartUserShapes') continue;
    await readXmlPart(archive, part, budget, new DrawingText(story, storyPart));
  }
}
