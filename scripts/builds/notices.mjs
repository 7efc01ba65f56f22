import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../commands/run-command.mjs';

const licenseFile = /^(?:licen[cs]e|copying|notice)(?:[._-].*)?$/i;
const rule = '-'.repeat(80);

/** Data of others that were taken into the sources, with the folder of their license. */
const takenIn = [
  {
    name: 'OpenCC, dictionary of characters',
    license: 'Apache-2.0',
    path: 'admin-pwa/src/characters',
  },
];

/** Copyright notices and licenses of everything whose code, font or data is delivered. */
export function writeNotices() {
  const data = takenIn.map(({ path, ...one }) => ({
    ...one,
    texts: readLicenses(join(repository, path)),
  }));
  const packages = [...deliveredPackages().map(describe), ...data];
  return [
    'This product contains the work of others, under the licenses below.',
    ...packages.map(({ name, license, texts }) =>
      [`${name}\nLicense: ${license}`, ...texts].join('\n\n'),
    ),
    '',
  ].join(`\n\n${rule}\n\n`);
}

/** Name, version and folder of every package of which something is delivered. */
export function deliveredPackages() {
  const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(isDelivered)
    .map(([path, { version }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      path,
    }));
}

/** What the build's own tools need stays on the machine that builds; optional packages are not bundled. */
function isDelivered([path, entry]) {
  const isOurs = !path.startsWith('node_modules/') || entry.link;
  return !(isOurs || entry.dev || entry.devOptional || entry.optional);
}

function describe({ name, version, path }) {
  const folder = join(repository, path);
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = [folder, join(folder, 'cmaps'), join(folder, 'wasm')].flatMap(readLicenses);
  if (!license && texts.length === 0) throw new Error(`${name} has no license.`);
  return { name: `${name} ${version}`, license: license ?? 'as follows', texts };
}

function readLicenses(folder) {
  try {
    return readdirSync(folder)
      .filter((name) => licenseFile.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8').trim());
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
