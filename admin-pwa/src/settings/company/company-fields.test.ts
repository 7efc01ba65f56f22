import { fieldNames } from '@yiqiao/contract/commands/settings/section-fields';
import { exampleCompany } from '@yiqiao/contract/company';
import { companySectionSchema } from '@yiqiao/contract/company-schema';
import { describe, expect, it } from 'vitest';
import { afterPatch, companyFields } from './company-fields.ts';

const company = companySectionSchema.parse(exampleCompany);

describe('companyFields', () => {
  it('are all fields of the section', () => {
    const names = companyFields.map(({ name }) => name).sort();
    expect(names).toEqual([...fieldNames(companySectionSchema)].sort());
  });
});

describe('afterPatch', () => {
  it('is the company as it would be, and as it is while that cannot be', () => {
    expect(afterPatch(company, { name: 'Harbour' }).name).toBe('Harbour');
    expect(afterPatch(company, { email: 'desk' })).toBe(company);
  });
});
