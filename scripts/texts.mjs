import './checks/require-node.mjs';
import './show-help.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandError, endWithSentence, repository } from './commands/run-command.mjs';
import { installIfStale } from './install.mjs';

const [command = '', file = 'texts.csv'] = process.argv.slice(2);
const commands = {
  write: writeTexts,
  take: takeCorrected,
  check: checkTexts,
  confirm: confirmTexts,
};

/** Excel takes a file for UTF-8 by this mark only. */
const byteOrderMark = '\uFEFF';

async function writeTexts() {
  const [{ default: papa }, { languages, readTable }] = await load();
  const rows = readTable(repository).map((row) => [
    row.place,
    row.key,
    ...languages.map((language) => row[language]?.text ?? ''),
  ]);
  const fields = ['place', 'key', ...languages];
  writeFileSync(resolve(file), byteOrderMark + papa.unparse({ fields, data: rows }));
  console.info(`${rows.length} texts are in ${resolve(file)}.`);
}

async function takeCorrected() {
  const [{ default: papa }, { takeTexts }] = await load();
  const text = readFileSync(resolve(file), 'utf8').replace(byteOrderMark, '');
  const { data, errors } = papa.parse(text, { header: true, skipEmptyLines: true });
  if (errors.length > 0)
    throw new CommandError(`${file}, row ${errors[0].row}: ${errors[0].message}`);
  console.info(`${takeTexts(repository, data)} texts have changed. Look at them with git diff.`);
}

async function checkTexts() {
  const [, { findUnconfirmed, placeOf }] = await load();
  const rows = findUnconfirmed(repository);
  for (const row of rows) console.info(`${placeOf(repository, row)}  ${row.key}: ${row.en.text}`);
  if (rows.length === 0) return console.info('The Chinese of every text is confirmed.');
  throw new CommandError(
    `The English of ${rows.length} texts has changed since their Chinese was confirmed. When it is right: npm run texts -- confirm`,
  );
}

async function confirmTexts() {
  const [, { confirmAll }] = await load();
  confirmAll(repository);
  console.info('Confirmed.');
}

async function load() {
  await installIfStale();
  return Promise.all([import('papaparse'), import('./texts/text-table.mjs')]);
}

try {
  if (!Object.hasOwn(commands, command)) {
    throw new CommandError('Say what to do: npm run texts -- write|take|check|confirm [file]');
  }
  await commands[command]();
} catch (error) {
  endWithSentence(error);
}
