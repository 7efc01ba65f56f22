import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { repository } from '../commands/run-command.mjs';
import { findTooNewScript, findTooNewStyles } from './find-too-new.mjs';
import { listNewerNames } from './newer-names.mjs';

const { oldestBrowsers } = await tsImport('../../contract/src/oldest-browsers.ts', import.meta.url);
const builtFolders = ['build/current/site', 'build/current/admin'];

/** core-js, within pdf.js, calls it only where the browser has `JSON.rawJSON`. */
const askedForFirst = ['JSON.isRawJSON'];

/**
 * Holds the built files against the oldest browsers: syntax, regular expressions, JavaScript's own
 * objects, and a list of style rules. It does not see interfaces of the web platform, methods that
 * are called by computed names, and methods whose names older objects have as well: for those the
 * stories run in a browser with the newer features taken out.
 */
export function checkBrowsers() {
  const newer = listNewerNames(oldestBrowsers);
  const findings = builtFolders.flatMap((folder) => findInFolder(join(repository, folder), newer));
  if (findings.length === 0) {
    console.info(`The built files run in ${oldestBrowsers.join(', ')}.`);
    return;
  }
  throw new Error(
    `The oldest browsers (${oldestBrowsers.join(', ')}) lack:\n${findings.join('\n')}`,
  );
}

function findInFolder(folder, newer) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.(js|css|html)$/.test(name))
    .flatMap((name) => {
      const path = join(folder, name);
      return findInFile(name, readFileSync(path, 'utf8'), newer).map(
        (text) => `  ${relative(repository, path)}: ${text}`,
      );
    });
}

function findInFile(name, text, newer) {
  if (name.endsWith('.css')) return findTooNewStyles(text);
  if (name.endsWith('.js')) return findInScript(text, newer);
  const sheets = Array.from(text.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css);
  return findTooNewStyles(sheets.join('\n'));
}

function findInScript(code, newer) {
  try {
    return findTooNewScript(code, newer).filter((name) => !askedForFirst.includes(name));
  } catch (error) {
    return [`syntax newer than ES2022 (${error.message})`];
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    checkBrowsers();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
