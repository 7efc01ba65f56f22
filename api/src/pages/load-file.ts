import { readFileSync, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { exampleCompany } from '@yiqiao/contract/company';
import type { OfficeFacts } from '@yiqiao/contract/office-facts';
import { withoutLanguage } from '@yiqiao/contract/text/languages';
import { absentAs } from '@yiqiao/ports/faults/error-code';
import { packText } from './pack-text.ts';
import { pagePolicy } from './page-policy.ts';
import { mayNameOrigin, putOrigin } from './public-origin.ts';
import { mayNameCompany, putCompany } from './put-company.ts';
import type { RenderBuiltPage } from './rendering/page-plan.ts';
import { factualFile, type ServedFile, unchangingFile } from './served-file.ts';
import { makeStaticFile, type StaticFile, type StaticFileOptions } from './static-file.ts';

export interface LoadFileOptions {
  readonly publicOrigin: string | undefined;
  /** The office's, as they are now; another object whenever they have changed. */
  readonly readFacts: () => OfficeFacts;
  /** `null` where there is nothing to render with: such pages stay as they were built, but for the names in them. */
  readonly renderPage: RenderBuiltPage | null;
}

/** A file of the build, and where it is served. */
interface Place {
  readonly path: string;
  readonly address: string;
}

/** What a file says before the origin and the names are put in. */
interface Source {
  readonly text: string;
  /** Whether it is what the build has written, and packed as well as can be. */
  readonly isBuilt: boolean;
}

const oneYear = 'public, max-age=31536000, immutable';
const checkAgain = 'no-cache';
const oneHour = 'public, max-age=3600';

/** @returns `null` for a file that has no content on this server. */
export function loadFile(place: Place, options: LoadFileOptions): ServedFile | null {
  const { address } = place;
  if (!mayNameOrigin(address) && !mayNameCompany(address)) {
    return unchangingFile(readPackedFile(place));
  }
  const { readFacts, publicOrigin } = options;
  const built = readBuilt(place);
  if (putOrigin(address, built.text, publicOrigin) === null) return null;
  if (!mayNameCompany(address)) {
    return unchangingFile(makeFile(place, built, readFacts(), publicOrigin));
  }
  return factualFile({
    readFacts,
    make: async (facts) =>
      makeFile(place, await findSource(place, facts, options), facts, publicOrigin),
    first: isExample(readFacts()) ? makeFile(place, built, readFacts(), publicOrigin) : null,
  });
}

async function findSource(
  place: Place,
  facts: OfficeFacts,
  { renderPage }: LoadFileOptions,
): Promise<Source> {
  const rendered = isExample(facts) ? null : await renderPage?.(place.address);
  return rendered ? { text: rendered, isBuilt: false } : readBuilt(place);
}

function readBuilt({ path }: Place): Source {
  return { text: readFileSync(path, 'utf8'), isBuilt: true };
}

/** Whether the built pages are those of this office. */
function isExample(facts: OfficeFacts): boolean {
  return isDeepStrictEqual(facts, exampleCompany);
}

function makeFile(
  { path, address }: Place,
  { text, isBuilt }: Source,
  facts: OfficeFacts,
  publicOrigin: string | undefined,
): StaticFile {
  const filled = putCompany(address, putOrigin(address, text, publicOrigin) ?? '', facts);
  const content = Buffer.from(filled);
  return makeStaticFile({
    path,
    size: content.length,
    content,
    packed: isBuilt && filled === text ? readPacked(path) : packText(content),
    cacheControl: cacheControlOf(address),
    policy: policyOf(address, content, publicOrigin),
  });
}

/** Keeps only the compressed form of what is compressed: a script may be large, and its text is not needed. */
function readPackedFile({ path, address }: Place): StaticFile {
  const packed = readPacked(path);
  const { size } = statSync(path);
  const isNeeded = !packed.gzip || packed.gzip.length >= size;
  const content = isNeeded ? readFileSync(path) : null;
  const cacheControl = cacheControlOf(address);
  return makeStaticFile({ path, size, content, packed, cacheControl, policy: null });
}

function cacheControlOf(address: string): string {
  if (/^(\/admin)?\/assets\//.test(address)) return oneYear;
  return /\.html$|\/sw\.js$|\.webmanifest$/.test(address) ? checkAgain : oneHour;
}

function policyOf(
  address: string,
  content: Buffer,
  publicOrigin: string | undefined,
): string | null {
  if (!address.endsWith('.html')) return null;
  const isCheckout = /^\/checkout(?:\/index)?\.html$/.test(withoutLanguage(address));
  return pagePolicy({ html: content.toString(), isCheckout, publicOrigin });
}

function readPacked(path: string): StaticFileOptions['packed'] {
  const br = readIfThere(`${path}.br`);
  const gzip = readIfThere(`${path}.gz`);
  return { ...(br && { br }), ...(gzip && { gzip }) };
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    return absentAs(null)(error);
  }
}
