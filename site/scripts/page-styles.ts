import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What a page is styled by. */
export interface PageStyles {
  readonly css: string;
  /** The built sheets that `css` consists of, in the order in which they apply. */
  readonly files: readonly string[];
}

/** As much of Vite's manifest as matters here: what each module became, and what that imports. */
export type Manifest = Readonly<
  Record<string, { readonly css?: readonly string[]; readonly imports?: readonly string[] }>
>;

const entry = 'index.html';
/** The parts around every page. */
const frame = 'src/start-site.tsx';

/**
 * Reads the styles of a built site, and removes the manifest, which nobody else needs.
 * @returns the styles of a page, by its module.
 */
export async function takePageStyles(dist: string): Promise<(module: string) => PageStyles> {
  const manifestFile = join(dist, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  await rm(join(dist, '.vite'), { recursive: true });
  const sheets = new Map<string, string>();
  for (const file of listSheets(manifest, Object.keys(manifest))) {
    sheets.set(file, (await readFile(join(dist, file), 'utf8')).trim());
  }
  return (module) => {
    const files = listSheets(manifest, [entry, frame, `src/${module}`]);
    return { css: files.map((file) => sheets.get(file)).join(''), files };
  };
}

/** The sheets of modules and of all they import, imported ones first. */
export function listSheets(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const chunk = manifest[module];
    if (chunk === undefined) throw new Error(`The build has no module ${module}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const file of chunk.css ?? []) sheets.add(file);
  };
  for (const module of modules) visit(module);
  return [...sheets];
}
