import type { Budget } from '../../budget.ts';
import { readXmlPart } from '../../xml/read-xml.ts';
import type { ZipArchive } from '../../zip/zip-archive.ts';
import { type HiddenStyles, isOn } from './word-text.ts';

/** The styles of a document that hide their text, by themselves or through the style they are based on. */
export async function readHiddenStyles(
  archive: ZipArchive,
  part: string,
  budget: Budget,
): Promise<HiddenStyles> {
  const hidden = new Set<string>();
  const shown = new Set<string>();
  const bases = new Map<string, string>();
  let style = '';
  await readXmlPart(archive, part, budget, {
    open(name, attributes) {
      if (name === 'style') style = attributes.get('styleId') ?? '';
      else if (name === 'basedOn') bases.set(style, attributes.get('val') ?? '');
      else if (name === 'vanish') (isOn(attributes.get('val')) ? hidden : shown).add(style);
    },
    close(name) {
      if (name === 'style') style = '';
    },
  });
  for (const name of bases.keys()) {
    if (inheritsHidden(name, { hidden, shown, bases })) hidden.add(name);
  }
  return hidden;
}

interface Styles {
  readonly hidden: ReadonlySet<string>;
  readonly shown: ReadonlySet<string>;
  readonly bases: ReadonlyMap<string, string>;
}

/** Word allows ten styles to build on each other; a circle ends there too. */
const maxBases = 10;

function inheritsHidden(name: string, { hidden, shown, bases }: Styles): boolean {
  let current: string | undefined = name;
  for (let step = 0; step <= maxBases && current !== undefined; step += 1) {
    if (shown.has(current)) return false;
    if (hidden.has(current)) return true;
    current = bases.get(current);
  }
  return false;
}
