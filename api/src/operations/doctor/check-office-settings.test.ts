import {
  withAccounts,
  withClaims,
  withCompany,
} from '@yiqiao/contract/commands/settings/sample-settings';
import { describe, expect, it } from 'vitest';
import { checkOfficeSettings } from './check-office-settings.ts';

describe('checkOfficeSettings', () => {
  it('says nothing while company.json holds', () => {
    expect(checkOfficeSettings(null)).toEqual([]);
  });

  it('says what of it holds no more, and since whom', () => {
    const [company] = checkOfficeSettings(withCompany(null, { name: 'Harbour' }));
    expect(company?.severity).toBe('good');
    expect(company?.what).toContain('company; the last by 沈若兰 on 2026-11-20');
    expect(company?.what).toContain('Of company.json, only');
    const USD = { name: 'Harbour', number: '1001', bank: 'Example Bank' };
    const [accounts] = checkOfficeSettings(withAccounts(null, { USD }));
    expect(accounts?.what).toContain('Of company.json, only');
  });

  it('says that all of it is read where only claims were switched off', () => {
    const [finding] = checkOfficeSettings(withClaims(null, { onTime995: false }));
    expect(finding?.what).toMatch(/claims; the last by 沈若兰 on 2026-11-20\.$/);
  });
});
