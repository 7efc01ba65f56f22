import { describe, expect, it } from 'vitest';
import { nameForTranslator } from './name-for-translator.ts';

describe('nameForTranslator', () => {
  it.each([
    ['Ouyang Murong birth certificate.pdf', 'Ouyang Murong', 'birth certificate.pdf'],
    ['ouyang_murong-CV-2026.docx', 'Ouyang Murong', 'CV-2026.docx'],
    ['OuyangMurong.CV.docx', 'Ouyang Murong', 'CV.docx'],
    ['birth certificate (Ouyang Murong).pdf', '欧阳慕容 Ouyang Murong', 'birth certificate.pdf'],
    ['欧阳慕容的出生证明.pdf', '欧阳慕容 Ouyang Murong', '出生证明.pdf'],
    ['出生证明（欧阳慕容）.pdf', '欧阳慕容', '出生证明.pdf'],
    ['审计报告_王小明_final.docx', '王小明', '审计报告 final.docx'],
    ['Li Wei contract.pdf', 'Li Wei', 'contract.pdf'],
  ])('%s of %s is called %s', (fileName, name, expected) => {
    expect(nameForTranslator(fileName, { name }, 1)).toBe(expected);
  });

  it.each([
    ['Policy on weight limits.pdf', 'Li Wei'],
    ['Annual report.docx', 'Ann Port'],
    ['合同.docx', '合 王'],
    ['.gitignore', 'Ouyang Murong'],
    ['README', ''],
    ['Copy of the deed.pdf', 'bank of the east'],
  ])('leaves %s of %s as it is', (fileName, name) => {
    expect(nameForTranslator(fileName, { name }, 1)).toBe(fileName);
  });

  it('calls a file by its place where nothing else is left', () => {
    expect(nameForTranslator('王小明.pdf', { name: '王小明' }, 2)).toBe('document 2.pdf');
    expect(nameForTranslator('Ouyang_Murong', { name: 'Ouyang Murong' }, 1)).toBe('document 1');
  });

  it('takes names that mean something to a regular expression for what they are', () => {
    expect(nameForTranslator('A+B (Ltd.) terms.pdf', { name: 'A+B (Ltd.)' }, 1)).toBe('terms.pdf');
    expect(nameForTranslator('terms.pdf', { name: '.*', title: '[a-z]{5}' }, 1)).toBe('terms.pdf');
  });

  it('knows the name on the invoice as a whole, too', () => {
    const names = { name: 'Grace', title: 'Bank of the Bay' };
    expect(nameForTranslator('Bank of the Bay, articles.docx', names, 1)).toBe('articles.docx');
    const other = 'Articles of a bank in the bay.docx';
    expect(nameForTranslator(other, names, 1)).toBe(other);
  });
});
