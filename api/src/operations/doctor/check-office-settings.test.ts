import { withClaims, withCompany } from '@yiqiao/contract/commands/settings/sample-settings';
import { describe, expect, it } from 'vitest';
import { checkOfficeSettings } from './check-office-settings.ts';

describe('checkOfficeSettings', () => {
  it('says nothing while company.json holds', () => {
    expect(checkOfficeSettings(null)).toEqual([]);
  });

  it('says what of it holds no more, and since whom', () => {
    const [finding] = checkOfficeSettings(withCompany(null, { name: 'Harbour' }));
    expect(finding?.severity).toBe('good');
    expect(finding?.what).toContain('company; the last by 沈若兰 on 2026-11-20');
    expect(finding?.what).toContain('Of company.json, only');
  });

  it('says that all of it is read where only claims were switched off', () => {
    const [finding] = checkOfficeSettings(withClaims(null, { onTime995: false }));
    expect(finding?.what).toMatch(/claims; the last by 沈若兰 on 2026-11-20\.$/);
  });
});
