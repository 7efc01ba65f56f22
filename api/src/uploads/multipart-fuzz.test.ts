import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { filePart, goodParts, multipartType, rawBody } from '../../test/quote-form.ts';
import { sendRaw, uploadHead } from '../../test/raw-request.ts';
import { startTestServer } from '../../test/server/test-server.ts';
import { createStaffVisitor } from '../../test/visitor.ts';

/** `YIQIAO_FUZZ_RUNS=100000 npx vitest run multipart-fuzz` searches longer, from another place. */
const { YIQIAO_FUZZ_RUNS: longRuns } = process.env;
const search =
  longRuns === undefined ? { seed: 20261120, numRuns: 300 } : { numRuns: Number(longRuns) };

const server = await startTestServer({ surroundings: { uploadIdleMs: 100 } });
const office = await createStaffVisitor(server.url);
afterAll(() => server.close());

const good = rawBody([...goodParts, filePart('one two three')]);

/** Pieces that a multipart parser has opinions about. */
const token = fc.constantFrom(
  '\r\n',
  '\r',
  '\n',
  '--yiqiao-test-boundary',
  '--yiqiao-test-boundary--',
  '--',
  '\0',
  ':',
  ';',
  '"',
  'filename="',
  "filename*=UTF-8''%e5%90",
  'name="file"',
  'Content-Type: application/octet-stream\r\n',
  'Content-Disposition: form-data; name="',
  '=?utf-8?b?',
  '\xff\xfe',
);

interface Edit {
  readonly at: number;
  readonly cut: number;
  readonly put: string;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(good.length),
  cut: fc.nat(40),
  put: fc.oneof(token, fc.string({ unit: 'binary', maxLength: 20 })),
});

function apply(body: Buffer, { at, cut, put }: Edit): Buffer {
  return Buffer.concat([body.subarray(0, at), Buffer.from(put, 'latin1'), body.subarray(at + cut)]);
}

async function countListed(): Promise<number> {
  const list = await office.client.listQuotes();
  return list.kind === 'whole' ? list.quotes.length : 0;
}

describe('the upload path', () => {
  it('answers any mutilated form, keeps all of it or nothing, and never faults', async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (edits) => {
        const body = edits.reduce(apply, good);
        const head = uploadHead([
          `Content-Type: ${multipartType}`,
          `Content-Length: ${body.length}`,
        ]);
        const { status } = await sendRaw(server.port, Buffer.concat([Buffer.from(head), body]));
        if (status === 201) accepted += 1;
        expect([201, 400, 413]).toContain(status);
      }),
      search,
    );
    expect(await countListed()).toBe(accepted);
    await expect.poll(() => server.files()).toHaveLength(accepted);
    expect(server.logged.filter(({ level }) => level === 'error')).toEqual([]);
  }, 600_000);
});
