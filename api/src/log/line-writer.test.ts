import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test/disk/temporary-folder.ts';
import { createLineWriter } from './line-writer.ts';

function open(path: string, flags: string | number): number {
  const descriptor = openSync(path, flags);
  onTestFinished(() => closeSync(descriptor));
  return descriptor;
}

async function openPipe() {
  const path = join(await temporaryFolder(), 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return { reader, writer: open(path, 'w') };
}

describe('createLineWriter', () => {
  it('writes lines into a file, behind what is there', async () => {
    const path = join(await temporaryFolder(), 'log');
    const write = createLineWriter(open(path, 'a'));
    write('one\n');
    write('two\n');
    expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
  });

  it('loses lines on a full disk and says nothing', () => {
    expect(() => createLineWriter(open('/dev/full', 'w'))('line\n')).not.toThrow();
  });

  it('loses lines in a pipe without a reader', async () => {
    const { reader, writer } = await openPipe();
    const write = createLineWriter(writer);
    closeSync(reader);
    expect(() => write('line\n')).not.toThrow();
  });

  it('waits for nobody who does not empty the pipe, and goes on when he does', async () => {
    const { reader, writer } = await openPipe();
    onTestFinished(() => closeSync(reader));
    const write = createLineWriter(writer);
    for (let line = 0; line < 2000; line += 1) write(`${'x'.repeat(99)}\n`);
    readSync(reader, Buffer.alloc(1024 ** 2));
    write('the next line\n');
    const text = Buffer.alloc(1000);
    expect(text.toString('utf8', 0, readSync(reader, text))).toBe('the next line\n');
  });
});
