import {
  sampleSettingsContext,
  withClaims,
  withCompany,
  withPrices,
} from '@yiqiao/contract/commands/settings/sample-settings';
import { company, exampleCompany, setCompany } from '@yiqiao/contract/company';
import { currentPrices } from '@yiqiao/contract/current-prices';
import { specifiedPrices } from '@yiqiao/contract/money/prices';
import type { StoredSettings } from '@yiqiao/contract/record/stored-settings';
import type { SettingsStore } from '@yiqiao/ports/settings-store';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openOwnSettings } from './own-settings.ts';

afterEach(() => setCompany(exampleCompany));

const account = { name: 'Harbour', number: 'CH93', bank: 'Example Bank' };
const startingFrom = { ...exampleCompany, timeZone: 'Asia/Shanghai', accounts: { USD: account } };

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
  const settings = await openOwnSettings({ store, company: startingFrom, isShared, log: () => {} });
  onTestFinished(() => settings.stop());
  return settings;
}

describe('openOwnSettings', () => {
  it('starts from company.json, and keeps of it what no section has', async () => {
    const { store, put } = sharedStore();
    expect((await open(store)).readFacts()).toEqual(startingFrom);
    put(withCompany(null, { name: 'Harbour' }));
    expect((await open(store)).readFacts()).toEqual({ ...startingFrom, name: 'Harbour' });
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
    expect((await open(store)).readFacts()).toEqual({ ...startingFrom, claimsOff: ['onTime995'] });
    put(withClaims(off, { onTime995: true }));
    expect((await open(store)).readFacts()).toEqual(startingFrom);
  });

  it('tells the prices, and nothing of them while they are the specification’s', async () => {
    const dearer = withPrices(null, { professionalTranslation: '0.16' });
    const { store, put } = sharedStore(dearer);
    const prices = { ...specifiedPrices, professionalTranslation: '0.16' };
    expect((await open(store)).readFacts()).toEqual({ ...startingFrom, prices });
    expect(currentPrices()).toEqual(prices);
    put(withPrices(dearer, { professionalTranslation: null }));
    expect((await open(store)).readFacts()).toEqual(startingFrom);
    expect(currentPrices()).toBe(specifiedPrices);
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
    expect((await open(store)).defaults).toEqual(sampleSettingsContext.defaults);
  });
});
