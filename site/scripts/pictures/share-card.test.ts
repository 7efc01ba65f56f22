import { company } from '@yiqiao/contract/company';
import { expect, it } from 'vitest';
import { writeShareCard } from './share-card.ts';

it('shows a page and not the company, which another company.json names', () => {
  const card = writeShareCard({ name: 'Overview', nameChinese: '概览' }, { tokens: '', font: '' });
  expect(card).toContain('Overview');
  for (const name of [company.name, company.brand, company.brandChinese]) {
    expect(card).not.toContain(name);
  }
});
