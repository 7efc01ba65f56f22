import { company } from '@yiqiao/contract/company';
import { expect, it } from 'vitest';
import { hans } from '../../src/content/phrase.ts';
import { writeShareCard } from './share-card.ts';

it('shows a page and not the company, which another company.json names', () => {
  const page = { language: 'en' as const, name: 'Overview', nameCompanion: hans('概览') };
  const card = writeShareCard(page, { tokens: '', font: '' });
  expect(card).toContain('Overview');
  for (const name of [company.name, company.brand, company.brandChinese]) {
    expect(card).not.toContain(name);
  }
});
