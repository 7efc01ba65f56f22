import { DocumentFault } from '../../document-fault.ts';
import type { YamlTarget } from '../localization/yaml-texts.ts';

/** The settings of a page are short; what is longer is text between two lines. */
const maxLines = 1000;

/** The settings before a text, unparsed. */
interface FrontMatter {
  readonly kind: 'yaml' | 'toml';
  readonly text: string;
}

/** Yields the lines of a Markdown text after its front matter, which goes to `write`. */
export async function* takeFrontMatter(
  batches: AsyncIterable<string[]>,
  write: (frontMatter: FrontMatter) => Promise<void>,
): AsyncGenerator<string[]> {
  let held: string[] | null = [];
  for await (const batch of batches) {
    if (held === null) {
      yield batch;
      continue;
    }
    held = held.concat(batch);
    const end = findEnd(held);
    if (end === undefined && held.length <= maxLines) continue;
    if (end !== undefined && end > 0) {
      await write({
        kind: held[0]?.includes('+') ? 'toml' : 'yaml',
        text: held.slice(1, end).join('\n'),
      });
    }
    yield end !== undefined && end > 0 ? held.slice(end + 1) : held;
    held = null;
  }
  if (held !== null) yield held;
}

/** The line that ends the front matter; 0 where there is none, `undefined` where it may come yet. */
function findEnd(lines: readonly string[]): number | undefined {
  const [first] = lines;
  if (first === undefined) return undefined;
  const fence = /^\uFEFF?(---|\+\+\+)[ \t]*$/.exec(first)?.[1];
  if (fence === undefined) return 0;
  const end = lines.findIndex(
    (line, index) => index > 0 && index <= maxLines && line.trimEnd() === fence,
  );
  return end > 0 ? end : undefined;
}

/** Its texts: titles, descriptions, keywords. What is neither YAML nor TOML is not counted. */
export async function writeFrontMatter(
  { kind, text }: FrontMatter,
  target: YamlTarget,
): Promise<void> {
  if (kind === 'toml') {
    for (const [, quoted = ''] of text.matchAll(/"([^"\n]*)"/g)) {
      target.story.write(target.part, `${quoted}\n`);
    }
    return;
  }
  const { writeYamlTexts } = await import('../localization/yaml-texts.ts');
  try {
    writeYamlTexts(text, target);
  } catch (cause) {
    const isNoYaml = cause instanceof DocumentFault && cause.limit === 'damaged';
    if (!isNoYaml) throw cause;
  }
}
