import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findCircles } from './find-circles.mjs';

/** @param files what each imports, as statements. */
async function findIn(files) {
  const root = await mkdtemp(join(tmpdir(), 'circles-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return findCircles(root, Object.keys(files));
}

describe('findCircles', () => {
  it('has nothing against rooms that import downward, and packages', async () => {
    const found = await findIn({
      'src/app.ts': "import { list } from './list/list.ts'; import './money/price.ts';",
      'src/list/list.ts': "import { price } from '../money/price.ts';",
      'src/money/price.ts': "import * as z from 'zod/mini';",
    });
    expect(found).toEqual([]);
  });

  it('finds rooms that import each other by different files, the rarest import first', async () => {
    const found = await findIn({
      'src/list/list.ts': "import '../money/price.ts';",
      'src/list/row.ts': "import '../money/price.ts';",
      'src/money/price.ts': '',
      'src/money/total.ts': "import '../list/row.ts';",
    });
    expect(found).toEqual([
      {
        folder: 'src',
        imports: [
          'src/money/total.ts imports src/list/row.ts',
          'src/list/list.ts imports src/money/price.ts',
          'src/list/row.ts imports src/money/price.ts',
        ],
      },
    ]);
  });

  it('follows types and dynamic imports, over several rooms', async () => {
    const found = await findIn({
      'src/a/a.ts': "import type { B } from '../b/b.ts';",
      'src/b/b.ts': "export const load = () => import('../c.ts');",
      'src/c.ts': "import { a } from './a/a.ts';",
      'src/d.ts': "import { a } from './a/a.ts';",
    });
    expect(found).toHaveLength(1);
    expect(found[0].imports).toHaveLength(3);
  });

  it('names the folder that has the circle, and not those around it', async () => {
    const found = await findIn({
      'src/engine/disk/disk.ts': "import '../book/book.ts';",
      'src/engine/book/book.ts': "import '../disk/node-disk.ts';",
      'src/engine/disk/node-disk.ts': '',
      'src/app.ts': "import './engine/book/book.ts';",
    });
    expect(found.map(({ folder }) => folder)).toEqual(['src/engine']);
  });
});
