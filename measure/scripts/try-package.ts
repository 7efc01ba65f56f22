/**
 * `npm run -w measure try-package`: builds and packs the package, installs the archive in a folder outside of the
 * repository, and uses it there as a stranger would. The registry is asked for its dependencies.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { makeDocuments } from './make-documents.ts';
import { sampleTexts } from './sample-texts.ts';

const workspace = join(import.meta.dirname, '..');
const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
const folder = mkdtempSync(join(tmpdir(), 'measure-package-'));

try {
  run(process.execPath, join(workspace, 'scripts/build-package.mjs'));
  run('npm', 'pack', join(workspace, 'dist'), '--silent');
  const [archive = ''] = readdirSync(folder);
  write('package.json', '{ "private": true, "type": "module" }');
  run('npm', 'install', `./${archive}`, '--no-audit', '--no-fund', '--prefer-offline');
  checkTypes();
  measureSamples();
  await bundleForPage();
  console.info('The package installs, its types are found, and both entries work.');
} finally {
  rmSync(folder, { recursive: true });
}

function run(program: string, ...args: readonly string[]): string {
  return execFileSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function write(name: string, content: string | Uint8Array): void {
  writeFileSync(join(folder, name), content);
}

/** The README's example of an entry. */
function readExample(entry: 'browser' | 'node'): string {
  const readme = readFileSync(join(workspace, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  const example = blocks.find((code) => code.includes(`@yiqiao/measure/${entry}`));
  if (example === undefined) throw new Error(`the README has no example of ${entry}`);
  return example;
}

function checkTypes(): void {
  const given = 'declare const file: File;\ndeclare const controller: AbortController;\n';
  write('page.ts', `${given}${readExample('browser')}console.info(report.counts.words);`);
  // The last line fails where the report's type is not found.
  write(
    'server.ts',
    `${readExample('node')}// @ts-expect-error
export const text: string = report.counts.words;`,
  );
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'es2022',
        module: 'nodenext',
        lib: ['es2022', 'dom'],
        types: ['node'],
        typeRoots: [join(workspace, '../node_modules/@types')],
      },
      include: ['*.ts'],
    }),
  );
  run(process.execPath, join(typescript, 'bin/tsc'));
}

/** A text in every format, by the README's example; and a scan, which needs what the dependencies carry. */
function measureSamples(): void {
  const [, sample] = sampleTexts;
  if (sample === undefined) throw new Error('there is no Chinese sample');
  const expected = sample.asianCharacters + sample.otherWords;
  const documents = makeDocuments(sample);
  for (const { name, bytes } of documents) write(name, bytes);
  copyFileSync(join(workspace, 'test/scan/simplified.png'), join(folder, 'scan.png'));
  const [imports = '', ...lines] = readExample('node').split('\n\n');
  const example = lines.join('\n\n').replace("'/tmp/contract.docx'", 'path');
  write(
    'server.mjs',
    `${imports}
import { createScanReader } from '@yiqiao/measure/node';
const measure = async (path) => { ${example} return report.counts.words; };
for (const name of ${JSON.stringify(documents.map(({ name }) => name))}) {
  const words = await measure(name);
  if (words !== ${expected}) throw new Error(\`\${name}: \${words} words, not ${expected}\`);
}
const reader = createScanReader();
const page = await reader.readPage('scan.png', { number: 1, named: 'zh-Hans' }, new AbortController().signal);
await reader.close();
if (!(page?.counts.words > 50)) throw new Error('the scan was not read');`,
  );
  run(process.execPath, 'server.mjs');
}

/** What Vite makes of the browser's entry: a worker of its own, and the character maps as files. */
async function bundleForPage(): Promise<void> {
  write('index.html', '<script type="module" src="page.js"></script>');
  write(
    'page.js',
    "import { measureFile } from '@yiqiao/measure/browser';\nmeasureFile(new File([], ''));",
  );
  await build({ root: folder, logLevel: 'warn', worker: { format: 'es' } });
  const files = readdirSync(join(folder, 'dist/assets'));
  for (const part of [/^worker-.*\.js$/, /^pdf-.*\.js$/, /^UniGB-UCS2-H-.*\.bcmap$/]) {
    if (!files.some((name) => part.test(name))) throw new Error(`the bundle lacks ${part}`);
  }
}
