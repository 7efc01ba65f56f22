import { afterEach, describe, expect, it } from 'vitest';
import { company, companyScript, exampleCompany, setCompany } from './company.ts';
import { companySchema } from './company-schema.ts';

afterEach(() => {
  setCompany(exampleCompany);
  globalThis.companyFacts = undefined;
});

describe('exampleCompany', () => {
  it('is what the schema asks for', () => {
    expect(companySchema.parse(exampleCompany)).toEqual(exampleCompany);
  });
});

describe('setCompany', () => {
  it('is seen by those who have the facts already', () => {
    setCompany({ ...exampleCompany, name: 'Harbour' });
    expect(company.name).toBe('Harbour');
  });
});

describe('companyScript', () => {
  const run = (script: string) =>
    new Function(`let companyFacts; ${script}; return companyFacts`)();

  it('says the facts, whatever is in them, without ending the element that it is in', () => {
    const facts = { ...exampleCompany, name: '</script><!-- "\\\u2028' };
    expect(companyScript(facts)).not.toMatch(/[<\u2028]/);
    expect(run(companyScript(facts))).toEqual(facts);
  });
});

describe('companySchema', () => {
  it.each([
    ['adress', { adress: 'x' }],
    ['timeZone', { timeZone: 'Shanghai' }],
    ['email', { email: 'desk' }],
    ['name', { name: ' ' }],
    ['currency', { accounts: { EUR: { name: 'Harbour', number: '1', bank: 'Example Bank' } } }],
    ['account', { accounts: { CNY: { name: 'Harbour', number: '1' } } }],
  ])('refuses a wrong %s', (_, change) => {
    expect(companySchema.safeParse({ ...exampleCompany, ...change }).success).toBe(false);
  });
});
