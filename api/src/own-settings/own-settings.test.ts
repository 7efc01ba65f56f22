import { decideSettings } from '@yiqiao/contract/commands/settings/change-settings';
import {
  sampleSettingsContext,
  withClaims,
  withCompany,
  withKept,
  withPrices,
} from '@yiqiao/contract/commands/settings/sample-settings';
import { company, exampleCompany, setCompany } from '@yiqiao/contract/company';
import { currentPrices } from '@yiqiao/contract/current-prices';
import { keptByDefault } from '@yiqiao/contract/keeping/kept-by-default';
import { specifiedPrices } from '@yiqiao/contract/money/prices';
import type { StoredSettings } from '@yiqiao/contract/record/stored-settings';
import type { SettingsStore } from '@yiqiao/ports/settings-store';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openOwnSettings } from './own-settings.ts';

afterEach(() => setCompany(exampleCompany));

const account = { name: 'Harbour', number: 'CH93', bank: 'Example Bank' };
const shown = { ...exampleCompany, timeZone: 'Asia/Shanghai' };
const startingFrom = { ...shown, accounts: { USD: account }, bankTransfer: { en: 'IBAN CH93' } };

/** A store whose record others change. */
function sharedStore(first: StoredSettings | null = null) {
  let stored = first;
  const store: SettingsStore = {
    read: async () => stored,
    async change(decide) {
      const decision = decide(stored);
      if (decision.kind === 'changed') stored = decision.settings;
      return decision;
    },
  };
  return {
    store,
    put: (next: StoredSettings | null) => {
      stored = next;
    },
  };
}

async function open(store: SettingsStore, isShared = false) {
  const settings = await openOwnSettings({
    store,
    company: startingFrom,
    kept: keptByDefault,
    isShared,
    log: () => {},
  });
  onTestFinished(() => settings.stop());
  return settings;
}

describe('openOwnSettings', () => {
  it('starts from company.json, which says nothing any more once owners have', async () => {
    const { store, put } = sharedStore();
    expect((await open(store)).readFacts()).toEqual(shown);
    put(withCompany(null, { name: 'Harbour' }));
    expect((await open(store)).readFacts()).toEqual({ ...exampleCompany, name: 'Harbour' });
    expect(company.name).toBe('Harbour');
  });

  it('tells of a change that another process has made, once', async () => {
    const { store, put } = sharedStore();
    const settings = await open(store, true);
    const heard = vi.fn();
    settings.onChange(heard);
    put(withCompany(null, { name: 'Harbour' }));
    await expect.poll(() => company.name).toBe('Harbour');
    const facts = settings.readFacts();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(settings.readFacts()).toBe(facts);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('tells which claims are off, and nothing of them while all are made', async () => {
    const off = withClaims(null, { onTime995: false });
    const { store, put } = sharedStore(off);
    expect((await open(store)).readFacts()).toEqual({ ...shown, claimsOff: ['onTime995'] });
    put(withClaims(off, { onTime995: true }));
    expect((await open(store)).readFacts()).toEqual(shown);
  });

  it('tells the prices, and nothing of them while they are the specification’s', async () => {
    const dearer = withPrices(null, { professionalTranslation: '0.16' });
    const { store, put } = sharedStore(dearer);
    const prices = { ...specifiedPrices, professionalTranslation: '0.16' };
    expect((await open(store)).readFacts()).toEqual({ ...shown, prices });
    expect(currentPrices()).toEqual(prices);
    put(withPrices(dearer, { professionalTranslation: null }));
    expect((await open(store)).readFacts()).toEqual(shown);
    expect(currentPrices()).toBe(specifiedPrices);
  });

  it('tells how long things are kept, and nothing of it while that is as the program comes', async () => {
    const longer = withKept(null, { abandonedDays: 45 });
    const { store, put } = sharedStore(longer);
    const kept = { ...keptByDefault, abandonedDays: 45 };
    const settings = await open(store);
    expect(settings.readFacts()).toEqual({ ...shown, kept });
    expect(settings.readKept()).toEqual(kept);
    put(withKept(longer, { abandonedDays: 30 }));
    expect((await open(store)).readFacts()).toEqual(shown);
  });

  it('never follows an older state', async () => {
    const one = withCompany(null, { name: 'One' });
    const { store, put } = sharedStore(withCompany(one, { name: 'Two' }));
    const settings = await open(store, true);
    put(one);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(settings.readFacts().name).toBe('Two');
  });

  it('gives pages nothing that a later release has added', async () => {
    const stored = withCompany(null, { name: 'Harbour' });
    const later = { ...stored.sections.company, secret: 'of tomorrow' };
    const { store } = sharedStore({ ...stored, sections: { company: later } } as StoredSettings);
    expect((await open(store)).readFacts()).not.toHaveProperty('secret');
    expect((await open(store)).defaults).toEqual({
      ...sampleSettingsContext.defaults,
      company: shown,
      accounts: { USD: account, bankTransfer: { en: 'IBAN CH93' } },
    });
  });

  it('tells where orders were paid to at a moment', async () => {
    const { store } = sharedStore();
    const settings = await open(store);
    const at = sampleSettingsContext.at;
    const context = { ...sampleSettingsContext, defaults: settings.defaults };
    const accounts = { USD: { number: 'DE89 3704 0044 0532 0130 00' } };
    await settings.change((stored) => decideSettings(stored, { accounts }, context));
    expect(settings.accountsAt(at - 1).USD).toEqual(account);
    expect(settings.accountsAt(at).USD).toEqual({ ...account, ...accounts.USD });
  });
});
