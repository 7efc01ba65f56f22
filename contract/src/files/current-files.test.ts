import { describe, expect, it } from 'vitest';
import { sampleDelivery } from '../commands/sample-order.ts';
import { currentFiles, findReplaced } from './current-files.ts';

function delivery(number: number, names: readonly string[], replaces?: readonly string[]) {
  const [sample] = sampleDelivery().files;
  const files = names.map((fileName) => ({ ...sample, id: `${number} ${fileName}`, fileName }));
  return { number, files, ...(replaces !== undefined && { replaces: [...replaces] }) };
}

const idsOf = (files: readonly { readonly id: string }[]) => files.map(({ id }) => id);

describe('currentFiles', () => {
  it('keeps everything that was delivered, newest delivery first', () => {
    const deliveries = [delivery(1, ['one.docx']), delivery(2, ['two.docx', 'three.xlsx'])];
    expect(idsOf(currentFiles(deliveries))).toEqual(['2 two.docx', '2 three.xlsx', '1 one.docx']);
  });

  it('leaves out a file that a later one of the same name has replaced', () => {
    const deliveries = [
      delivery(1, ['Vertrag ä.docx', 'B.docx']),
      delivery(2, ['VERTRAG a\u0308.docx']),
    ];
    expect(idsOf(currentFiles(deliveries))).toEqual(['2 VERTRAG a\u0308.docx', '1 B.docx']);
  });

  it('leaves out what the office says is replaced', () => {
    const deliveries = [
      delivery(1, ['a.docx', 'b.docx']),
      delivery(2, ['b, final.docx'], ['1 b.docx']),
    ];
    expect(idsOf(currentFiles(deliveries))).toEqual(['2 b, final.docx', '1 a.docx']);
  });

  it('keeps two files of one delivery that have the same name', () => {
    expect(currentFiles([delivery(1, ['a.docx', 'a.docx'])])).toHaveLength(2);
  });
});

describe('findReplaced', () => {
  it('names the delivery that replaced a file first', () => {
    const deliveries = [1, 2, 3].map((number) => delivery(number, ['a.docx']));
    expect([...findReplaced(deliveries)]).toEqual([
      ['1 a.docx', 2],
      ['2 a.docx', 3],
    ]);
  });

  it('lets a delivery replace nothing of its own or of a later one', () => {
    const deliveries = [delivery(1, ['a.docx'], ['1 a.docx', '2 b.docx']), delivery(2, ['b.docx'])];
    expect(findReplaced(deliveries).size).toBe(0);
  });
});
