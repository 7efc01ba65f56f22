import type { Budget } from '../../budget.ts';
import { DocumentFault } from '../../document-fault.ts';
import type { Finding, Reading } from '../../document-reader.ts';
import { readXmlPart } from '../../xml/read-xml.ts';
import type { ZipArchive } from '../../zip/zip-archive.ts';
import { DesignMap } from './design-map.ts';
import { type Placement, SpreadReader } from './spread-reader.ts';
import { StoryText } from './story-text.ts';

/**
 * InDesign's exchange format (IDML): each story once, however many frames it runs through. Stories of
 * master spreads are headers and footers; what is in no frame, or only in frames and layers that are
 * not shown, is hidden. Source: Adobe, "IDML File Format Specification".
 */
export async function readInDesign(archive: ZipArchive, reading: Reading): Promise<Finding> {
  const { story, budget } = reading;
  const map = await readDesignMap(archive, budget);
  const { placements, pages } = await readSpreads(archive, map, budget);
  let missing = 0;
  // A story within another one is placed by it, and so it is read after it.
  let waiting = [...map.stories];
  for (let isLast = false; waiting.length > 0; ) {
    budget.check();
    const later: string[] = [];
    for (const part of waiting) {
      const placement = placements.get(storyOf(part));
      if (placement === undefined && !isLast) {
        later.push(part);
        continue;
      }
      if (!archive.has(part)) {
        missing += 1;
        continue;
      }
      const text = new StoryText(story, { placement: placement ?? 'hidden', map, placements });
      await readXmlPart(archive, part, budget, text);
    }
    isLast = later.length === waiting.length;
    waiting = later;
    budget.report(1 - waiting.length / Math.max(1, map.stories.size));
  }
  return { ...(pages > 0 && { pages }), ...(missing > 0 && { partial: 'damaged' as const }) };
}

async function readDesignMap(archive: ZipArchive, budget: Budget): Promise<DesignMap> {
  const map = new DesignMap();
  await readXmlPart(archive, 'designmap.xml', budget, map);
  if (map.spreads.size === 0) throw new DocumentFault('damaged', 'there are no spreads');
  return map;
}

async function readSpreads(
  archive: ZipArchive,
  map: DesignMap,
  budget: Budget,
): Promise<{ placements: Map<string, Placement>; pages: number }> {
  const placements = new Map<string, Placement>();
  const read = async (part: string, shown: Placement) => {
    if (!archive.has(part)) return 0;
    const reader = new SpreadReader(placements, { shown, hiddenLayers: map.hiddenLayers });
    await readXmlPart(archive, part, budget, reader);
    return reader.pages;
  };
  let pages = 0;
  for (const part of map.spreads) pages += await read(part, 'main');
  for (const part of map.masterSpreads) await read(part, 'headers-and-footers');
  return { placements, pages };
}

/** The story in a part, which is named after it: "Stories/Story_u1a2.xml". */
function storyOf(part: string): string {
  return /Story_([^/]*)\.xml$/i.exec(part)?.[1] ?? part;
}
