import { mergePatch } from '@yiqiao/contract/commands/settings/section-fields';
import { exampleCompany } from '@yiqiao/contract/company';
import { companySectionSchema } from '@yiqiao/contract/company-schema';
import { describe, expect, it } from 'vitest';
import { companyFields } from '../company/company-fields.ts';
import { changedIn, fieldValue, toPatch } from './text-fields.ts';

const company = companySectionSchema.parse({ ...exampleCompany, address: { en: '1 Quay' } });

function patchFor(draft: Record<string, string>) {
  return toPatch(changedIn(companyFields, company, draft), draft);
}

describe('fieldValue', () => {
  it('finds the parts of an object, and nothing where there is none', () => {
    expect(fieldValue(company, { name: 'address.en' })).toBe('1 Quay');
    expect(fieldValue(company, { name: 'address.zh-Hans' })).toBe('');
    expect(fieldValue(company, { name: 'registeredAs.en' })).toBe('');
  });
});

describe('toPatch', () => {
  it('has what differs from what is live, trimmed, and nothing else', () => {
    const draft = { name: ' Harbour ', brand: 'Yiqiao', 'address.zh-Hans': '码头' };
    expect(patchFor(draft)).toEqual({ name: 'Harbour', address: { 'zh-Hans': '码头' } });
  });

  it('takes away what is left empty, except the short Chinese name', () => {
    const draft = { 'address.en': '', brandChinese: '', brandTraditional: ' ' };
    expect(patchFor(draft)).toEqual({
      address: { en: null },
      brandChinese: '',
      brandTraditional: null,
    });
    expect(mergePatch(company, { ...patchFor(draft) })).not.toHaveProperty('address');
  });
});
