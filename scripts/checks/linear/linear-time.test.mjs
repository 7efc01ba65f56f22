import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findExpressions } from './find-expressions.mjs';
import { callWith, findTextFunctions } from './find-text-functions.mjs';
import { findSteepText } from './growth.mjs';
import { composeText, worstTexts } from './worst-texts.mjs';

const repository = join(import.meta.dirname, '../../..');

/** Modules that read nothing of a stranger's, and what they read instead. */
const ownTexts = {
  'api/src/operations/backup/archives.ts': 'names that are made there',
  'api/src/pages/page-policy.ts': 'pages as they were built',
  'api/src/pages/public-origin.ts': 'pages as they were built',
  'api/src/settings/setting-values.ts': "the owner's settings",
  'contract/src/http/open-api.ts': 'its own addresses',
  'engines/src/s3/client/s3-text.ts': "answers of the owner's store",
};

function modulesIn(folder) {
  return readdirSync(join(repository, folder), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(?:^|\/)test\//.test(name))
    .map((name) => `${folder}/${name}`)
    .sort();
}

const sourceOf = (module) => readFileSync(join(repository, module), 'utf8');

function refuse(steep) {
  return steep === null ? null : `slow on ${JSON.stringify(steep)}, repeated`;
}

function tryExpression({ pattern, flags, isSplitter }) {
  const expression = new RegExp(pattern, flags);
  const run = (text) => {
    expression.lastIndex = 0;
    if (isSplitter) text.split(expression);
    else if (flags.includes('g')) text.replace(expression, '');
    else expression.test(text);
  };
  return findSteepText(run, worstTexts({ pattern, flags }), composeText);
}

const programs = [
  'api',
  'contract',
  'engines',
  'look',
  'ports',
  'sending',
  'site',
  'admin-pwa',
].flatMap((program) => modulesIn(`${program}/src`));
const withExpressions = programs
  .map((module) => ({ module, expressions: findExpressions(module, sourceOf(module)) }))
  .filter(({ expressions }) => expressions.length > 0);
const strangers = withExpressions.filter(({ module }) => !(module in ownTexts));

describe('regular expressions that meet a stranger’s text', () => {
  it('are all known: none is made of texts at run time', () => {
    const made = strangers.flatMap(({ module, expressions }) =>
      expressions.flatMap((each) => ('made' in each ? [`${module}: ${each.made}`] : [])),
    );
    expect(made).toEqual([]);
    expect(programs).toEqual(expect.arrayContaining(Object.keys(ownTexts)));
    expect(strangers.length).toBeGreaterThan(60);
  });

  it.each(strangers)('take linear time in $module', ({ expressions }) => {
    for (const each of expressions) {
      expect(refuse(tryExpression(each)), `/${each.pattern}/${each.flags}`).toBe(null);
    }
  });
});

/** Hooks work within a component only. */
function findReaders(module) {
  const functions = findTextFunctions(module, sourceOf(module));
  return functions.filter(({ name }) => !/^use[A-Z]/.test(name));
}

/** What reads headers, addresses, forms and texts. Contract is pure; of the rest, what has no effects. */
const readers = [
  'contract/src',
  'engines/src/postgres',
  'api/src/http',
  'api/src/mail/compose',
  'api/src/order',
  'api/src/pages',
  'api/src/payment/stripe',
  'api/src/routes',
  'api/src/session',
  'api/src/uploads',
  'site/src',
].flatMap((folder) =>
  modulesIn(folder)
    .map((module) => ({ module, functions: findReaders(module) }))
    .filter(({ module, functions }) => functions.length > 0 && !(module in ownTexts)),
);

const signs = [...'/,;:=."\'%&?#@<+-\\ \t\n\r0a漢！　😀\u200b\ud800'];
const words = [
  'a ',
  'a,',
  'a;',
  'a=',
  ', ',
  '::',
  '\r\n',
  '"\\',
  'W/',
  '%2',
  '<a ',
  'a=b&',
  'q=0,',
];
const leads = ['/', '/request/', '/zh/', 'http://', 'bytes=', '"', 'multipart/form-data; a="'];
const ends = ['', 'x', '\0'];
const texts = [
  ...[...signs, ...words].flatMap((unit) => ends.map((end) => ({ lead: '', unit, end }))),
  ...leads.flatMap((lead) => signs.map((unit) => ({ lead, unit, end: 'x' }))),
];

describe('functions that read a stranger’s text', () => {
  it.each(readers)('take linear time in $module', async ({ module, functions }) => {
    const exported = await import(join(repository, module));
    for (const { name, kinds } of functions) {
      const run = (text) => callWith(exported[name], kinds, text);
      expect(refuse(findSteepText(run, texts, composeText)), name).toBe(null);
    }
  });
});

describe('findSteepText', () => {
  const find = (pattern, flags = '', isSplitter = false) =>
    tryExpression({ pattern, flags, isSplitter });

  it.each([
    ['\\/+$', ''],
    ['([\\p{Script=Han}！]*\\p{Script=Han}[\\p{Script=Han}！]*)', 'u'],
    ['(a+)+$', ''],
    ['<a[^>]*>', 'g'],
  ])('finds what makes /%s/%s slow', (pattern, flags) => {
    expect(find(pattern, flags)).not.toBe(null);
  });

  it.each([
    ['[/]+', 'g'],
    ['^[a-z]+@[a-z]+$', ''],
    ['\\d{1,12}$', ''],
    ['^\\s*\\S', ''],
  ])('has nothing against /%s/%s', (pattern, flags) => {
    expect(find(pattern, flags)).toBe(null);
  });

  it('knows that a text is split at every position', () => {
    expect(find('^a+b', '', false)).toBe(null);
    expect(find('a+b', '', true)).not.toBe(null);
  });
});
