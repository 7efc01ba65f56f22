import { describe, expect, it } from 'vitest';
import { exampleCompany } from '../../company.ts';
import type { KeptSection } from '../../keeping/kept-schema.ts';
import { settingsOf, startingSections } from '../../record/stored-settings.ts';
import { decideSettings } from './change-settings.ts';
import { sampleSettingsContext, withKept } from './sample-settings.ts';
import { decideTakeBack } from './take-back-setting.ts';

const environment: KeptSection = { retentionHours: 'off', abandonedDays: 45, invoiceYears: 30 };
const context = {
  ...sampleSettingsContext,
  defaults: startingSections(exampleCompany, environment),
};
const change = (kept: Record<string, unknown>) => decideSettings(null, { kept }, context);

describe('the section of how long things are kept', () => {
  it('is the environment’s until it is first changed, and the store’s then', () => {
    expect(settingsOf(null, context.defaults).kept).toEqual(environment);
    const decision = change({ invoiceYears: 10 });
    const held = { ...environment, invoiceYears: 10 };
    expect(settingsOf(decision.settings, context.defaults).kept).toEqual(held);
    expect(settingsOf(decision.settings, startingSections(exampleCompany)).kept).toEqual(held);
  });

  it.each([
    { retentionHours: 0 },
    { retentionHours: 0.5 },
    { retentionHours: 24 },
    { abandonedDays: 7 },
    { invoiceYears: 0 },
    { invoiceYears: null },
    { weather: 1 },
  ])('refuses %o with its field', (kept) => {
    const decision = change({ abandonedDays: 60, ...kept });
    const [field = ''] = Object.keys(kept);
    expect(decision).toMatchObject({
      ...{ kind: 'refused', reason: 'value-invalid', settings: null },
      wrong: { field: `kept.${field}` },
    });
  });

  it('switches nothing off that the NDA promises, and leaves it off where the environment says so', () => {
    expect(change({ abandonedDays: 'off' }).kind).toBe('changed');
    const on = change({ retentionHours: 12 });
    expect(on.kind).toBe('changed');
    const off = { kept: { retentionHours: 'off' } };
    expect(decideSettings(on.settings, off, context)).toMatchObject({
      ...{ kind: 'refused', wrong: { field: 'kept.retentionHours' } },
    });
    expect(decideTakeBack(on.settings, { line: 1 }, context)).toMatchObject({
      ...{ kind: 'refused', reason: 'value-invalid' },
    });
  });

  it('has a line for each of its changes, and is taken back', () => {
    const stored = withKept(null, { retentionHours: 5, abandonedDays: 60 });
    expect(stored.history).toMatchObject([
      { section: 'kept', field: 'retentionHours', from: 23, to: 5 },
      { section: 'kept', field: 'abandonedDays', from: 30, to: 60 },
    ]);
    const { settings } = decideTakeBack(stored, { line: 2 }, sampleSettingsContext);
    expect(settings?.sections.kept).toEqual({
      ...{ retentionHours: 5, abandonedDays: 30, invoiceYears: 10 },
    });
  });
});
