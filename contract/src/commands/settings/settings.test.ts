import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allClaims, listClaimsOff } from '../../claims/claims-schema.ts';
import { companySectionSchema } from '../../company-schema.ts';
import { specifiedPrices } from '../../money/prices.ts';
import {
  maxSettingsLines,
  type StoredSettings,
  settingsOf,
  storedSettingsSchema,
} from '../../record/stored-settings.ts';
import { decideSettings } from './change-settings.ts';
import {
  sampleSettingsContext as context,
  withAccounts,
  withClaims,
  withCompany,
  withPrices,
} from './sample-settings.ts';
import { fieldNames } from './section-fields.ts';
import { decideTakeBack } from './take-back-setting.ts';

const { defaults } = context;
const companyOf = (stored: StoredSettings | null) => settingsOf(stored, defaults).company;
const harbour = withCompany(null, {
  name: 'Harbour',
  address: { en: '1 Quay', 'zh-Hans': '码头' },
});

function takeBack(stored: StoredSettings, line: number, ifRevision?: number) {
  return decideTakeBack(stored, { line }, { ...context, ifRevision });
}

describe('decideSettings', () => {
  it('changes what is given and nothing else, with a line for each field', () => {
    expect(companyOf(null)).toEqual(defaults.company);
    expect(companyOf(harbour)).toEqual({
      ...defaults.company,
      name: 'Harbour',
      address: { en: '1 Quay', 'zh-Hans': '码头' },
    });
    const line = { at: '2026-11-20T10:00:00.000Z', by: context.by, section: 'company' };
    expect(harbour).toMatchObject({
      revision: 1,
      history: [
        { ...line, id: 1, field: 'name', from: 'Yiqiao Localization', to: 'Harbour' },
        { ...line, id: 2, field: 'address.en', to: '1 Quay' },
        { ...line, id: 3, field: 'address.zh-Hans', to: '码头' },
      ],
    });
    expect(harbour.history[1]).not.toHaveProperty('from');
    expect(storedSettingsSchema.parse(harbour)).toEqual(harbour);
  });

  it('takes a field away with null, and what is left empty by that', () => {
    const next = withCompany(harbour, {
      address: { en: null, 'zh-Hans': null },
      nameChinese: null,
    });
    expect(companyOf(next)).not.toHaveProperty('address');
    expect(next.history.slice(3)).toMatchObject([{ from: '1 Quay' }, { from: '码头' }]);
  });

  it('stores nothing when it is so already', () => {
    const same = { company: { name: ' Harbour ', telephone: null } };
    expect(decideSettings(harbour, same, context)).toEqual({
      kind: 'unchanged',
      settings: harbour,
    });
    expect(decideSettings(null, {}, context)).toEqual({ kind: 'unchanged', settings: null });
  });

  it.each([
    ['company.email', { email: 'desk' }],
    ['company.email', { name: 'Fine', email: null }],
    ['company.name', { name: 7 }],
    ['company.name', { name: ['Harbour'] }],
    ['company.name', { name: 'Harbour\r\nBcc: all@example.com' }],
    ['company.name', { name: '\ud800' }],
    ['company.name', { name: 'x'.repeat(201) }],
    ['company.name.en', { name: { en: 'Harbour' } }],
    ['company.address.en', { address: { en: null } }],
    ['company.address.zh-Hans', { address: { 'zh-Hans': '' } }],
    ['company.address.ja', { address: { ja: '一' } }],
    ['company.accounts.USD.name', { accounts: { USD: { name: 'Mine' } } }],
    ['company.bankTransfer.en', { bankTransfer: { en: 'IBAN' } }],
    ['company.timeZone', { timeZone: 'Shanghai' }],
    ['company.__proto__', JSON.parse('{"__proto__":"x"}')],
  ])('refuses a wrong value with its field: %s', (field, company) => {
    const decision = decideSettings(harbour, { company }, context);
    expect(decision).toMatchObject({ kind: 'refused', reason: 'value-invalid', settings: harbour });
    expect(decision).toHaveProperty('wrong.field', field);
    expect(decision).toHaveProperty('wrong.message', expect.stringMatching(/^(must|is) /));
  });

  it('tells the second of two owners at once what holds now', () => {
    const request = { company: { name: 'Wharf' } };
    expect(decideSettings(harbour, request, { ...context, ifRevision: 0 })).toEqual({
      kind: 'refused',
      reason: 'conflict',
      settings: harbour,
    });
    expect(decideSettings(harbour, request, { ...context, ifRevision: 1 }).kind).toBe('changed');
    expect(decideSettings(null, request, { ...context, ifRevision: 0 }).kind).toBe('changed');
  });

  it('leaves what a later release has stored', () => {
    const company = { ...companyOf(harbour), slogan: { ja: '港' } };
    const later = { ...harbour, sections: { company, hours: { from: 9 } } } as StoredSettings;
    const next = withCompany(later, { name: 'Wharf', address: { 'zh-Hant': '碼頭' } });
    expect(next.sections).toMatchObject({ company: { slogan: { ja: '港' } }, hours: { from: 9 } });
    expect(next.history.slice(3).map(({ field }) => field)).toEqual(['name', 'address.zh-Hant']);
  });

  it('switches claims off one by one, and on again with null', () => {
    const off = withClaims(harbour, { onTime995: false, numberOfClients: false });
    const { claims } = settingsOf(off, defaults);
    expect(listClaimsOff(claims)).toEqual(['numberOfClients', 'onTime995']);
    expect(companyOf(off).name).toBe('Harbour');
    expect(off.history.slice(3)).toMatchObject([
      { section: 'claims', field: 'numberOfClients', from: true, to: false },
      { section: 'claims', field: 'onTime995', from: true, to: false },
    ]);
    const on = withClaims(off, { onTime995: null });
    expect(settingsOf(on, defaults).claims.onTime995).toBe(true);
  });

  it.each([
    ['claims.onTime995', { onTime995: 'off' }],
    ['claims.onTime995', { onTime995: 0 }],
    ['claims.onTime998', { onTime998: false }],
  ])('refuses what is no answer to a claim, or no claim: %s', (field, claims) => {
    const decision = decideSettings(harbour, { claims }, context);
    expect(decision).toMatchObject({ kind: 'refused', wrong: { field } });
    expect(decision).toHaveProperty('wrong.message', expect.stringMatching(/^(must|is) /));
  });

  it('changes prices in their own form, and gives back the specification’s with null', () => {
    const changed = withPrices(harbour, { professionalTranslation: '0.160', rushDelivery: '2.50' });
    expect(settingsOf(changed, defaults).prices).toEqual({
      ...specifiedPrices,
      professionalTranslation: '0.16',
      rushDelivery: '2.5',
    });
    expect(changed.history.slice(3)).toMatchObject([
      { section: 'prices', field: 'professionalTranslation', from: '0.15', to: '0.16' },
      { section: 'prices', field: 'rushDelivery', from: '2', to: '2.5' },
    ]);
    const back = withPrices(changed, { professionalTranslation: null, rushDelivery: '2.00' });
    expect(settingsOf(back, defaults).prices).toEqual(specifiedPrices);
    expect(companyOf(back).name).toBe('Harbour');
  });

  it('stores nothing when a price is the same in another form', () => {
    const same = { prices: { anyOther: '0.100', standardDelivery: ' 1.0' } };
    expect(decideSettings(harbour, same, context).kind).toBe('unchanged');
  });

  it.each([
    ['prices.standardTranslation', { standardTranslation: '0' }],
    ['prices.standardTranslation', { standardTranslation: 0.1 }],
    ['prices.anyOther', { anyOther: '10.00' }],
    ['prices.certifiedTranslation', { certifiedTranslation: '0.0001' }],
    ['prices.rushDelivery', { rushDelivery: '10' }],
    ['prices.expressDelivery', { expressDelivery: '0.00' }],
    ['prices.overnightDelivery', { overnightDelivery: '3' }],
  ])('refuses what is no price: %s', (field, prices) => {
    const decision = decideSettings(harbour, { prices }, context);
    expect(decision).toMatchObject({ kind: 'refused', wrong: { field } });
    expect(decision).toHaveProperty('wrong.message', expect.stringMatching(/^(must|is) /));
  });

  it('takes a claim that a later release has added for one that is made', () => {
    const stored = { ...harbour, sections: { claims: { onTime995: false } } };
    const { claims } = settingsOf(storedSettingsSchema.parse(stored), defaults);
    expect(claims).toEqual({ ...allClaims, onTime995: false });
  });

  it('forgets the oldest lines first, and numbers on', () => {
    let stored = harbour;
    for (let round = 0; round < maxSettingsLines; round += 1) {
      stored = withCompany(stored, { name: `Harbour ${round}` });
    }
    expect(stored.history).toHaveLength(maxSettingsLines);
    expect([stored.history[0]?.id, stored.history.at(-1)?.id]).toEqual([4, maxSettingsLines + 3]);
    expect(decideTakeBack(stored, { line: 1 }, context)).toMatchObject({ reason: 'line-missing' });
  });
});

describe('decideSettings of accounts', () => {
  const account = { name: 'Harbour', number: 'GB29 NWBK 6016 1331 9268 19', bank: 'Example Bank' };

  it('takes an account with all that a transfer needs, and takes it away whole', () => {
    const stored = withAccounts(harbour, { USD: account });
    expect(settingsOf(stored, defaults).accounts).toEqual({ USD: account });
    const none = { name: null, number: null, bank: null };
    expect(settingsOf(withAccounts(stored, { USD: none }), defaults).accounts).toEqual({});
  });

  it.each([
    ['accounts.USD.number', { USD: { ...account, number: 'GB29 NWBK 6016 1331 9268 91' } }],
    ['accounts.CNY.bank', { CNY: { name: '译桥', number: '1001' } }],
    ['accounts.EUR.name', { EUR: account }],
    ['accounts.USD.iban', { USD: { ...account, iban: '1' } }],
    ['accounts.bankTransfer.en', { bankTransfer: { 'zh-Hans': '支付宝' } }],
  ])('refuses a wrong value with its field: %s', (field, accounts) => {
    const decision = decideSettings(harbour, { accounts }, context);
    expect(decision).toMatchObject({ kind: 'refused', wrong: { field } });
  });
});

describe('decideTakeBack', () => {
  it('gives the field its former value, in a line of its own that names the other', () => {
    const decision = takeBack(harbour, 1, 1);
    if (decision.kind !== 'changed') throw new Error(decision.kind);
    expect(companyOf(decision.settings).name).toBe('Yiqiao Localization');
    expect(decision.settings.history.at(-1)).toMatchObject({
      id: 4,
      from: 'Harbour',
      to: 'Yiqiao Localization',
      takesBack: 1,
    });
    expect(takeBack(decision.settings, 1)).toMatchObject({ reason: 'line-taken-back' });
    expect(takeBack(decision.settings, 4)).toMatchObject({ reason: 'line-taken-back' });
  });

  it('refuses what would leave something that cannot be, with its field', () => {
    expect(takeBack(harbour, 2)).toMatchObject({
      reason: 'value-invalid',
      wrong: { field: 'company.address.en', message: 'is missing' },
    });
  });

  it('refuses a line that is none, and a revision that is outdated', () => {
    expect(takeBack(harbour, 9)).toMatchObject({ kind: 'refused', reason: 'line-missing' });
    expect(takeBack(harbour, 1, 0)).toMatchObject({ kind: 'refused', reason: 'conflict' });
  });

  it('leads back to where an office started, whatever was changed, newest first', () => {
    const names = ['name', 'nameChinese', 'telephone', 'icpNumber', 'brand'] as const;
    const change = fc.record({
      name: fc.constantFrom(...names),
      value: fc.string({ minLength: 1 }),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        let stored: StoredSettings | null = null;
        for (const { name, value } of changes) {
          const decision = decideSettings(stored, { company: { [name]: value } }, context);
          if (decision.kind === 'changed') stored = decision.settings;
        }
        for (const { id } of [...(stored?.history ?? [])].reverse()) {
          const decision: ReturnType<typeof decideTakeBack> = decideTakeBack(
            stored,
            { line: id },
            context,
          );
          if (decision.kind === 'changed') stored = decision.settings;
        }
        expect(companyOf(stored)).toEqual(defaults.company);
      }),
    );
  });
});

describe('fieldNames', () => {
  it('are those of the section, and none where money is paid to', () => {
    const names = fieldNames(companySectionSchema);
    expect(names).toEqual(
      expect.arrayContaining(['name', 'email', 'address.en', 'registeredAs.zh-Hant']),
    );
    expect(names.join()).not.toMatch(/account|bank/);
  });
});
