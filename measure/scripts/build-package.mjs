/**
 * Builds the package as a registry gets it, into `dist/`: JavaScript with declarations, and a `package.json` whose
 * exports name them. The workspace itself goes on exporting the sources, so that nothing has to be built
 * while one works on them.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const workspace = join(import.meta.dirname, '..');
const dist = join(workspace, 'dist');

rmSync(dist, { recursive: true, force: true });
const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
execFileSync(process.execPath, [compiler, '-p', join(workspace, 'tsconfig.package.json')], {
  stdio: 'inherit',
});

// The compiler rewrites imports, but no addresses.
replaceIn('browser/measure-file.js', "'./worker.ts'", "'./worker.js'");
replaceIn('browser/read-character-map.js', '../../../node_modules/pdfjs-dist/cmaps/', '../cmaps/');
cpSync(join(dirname(require.resolve('pdfjs-dist/package.json')), 'cmaps'), join(dist, 'cmaps'), {
  recursive: true,
});

for (const name of ['README.md', 'FORMATS.md', 'ACCURACY.md'])
  cpSync(join(workspace, name), join(dist, name));
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(describePackage(), null, 2)}\n`);

function replaceIn(file, from, to) {
  const path = join(dist, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(path, text.replace(from, to));
}

/** The workspace's own description, of the compiled files instead of the sources. */
function describePackage() {
  const text = readFileSync(join(workspace, 'package.json'), 'utf8');
  const { private: _, scripts: __, ...description } = JSON.parse(text);
  const compiled = (entry) => ({ types: `./${entry}.d.ts`, default: `./${entry}.js` });
  return {
    ...description,
    files: ['**/*.js', '**/*.d.ts', 'cmaps', '*.md'],
    exports: {
      './browser': compiled('browser/entry'),
      './node': compiled('node/entry'),
    },
  };
}
