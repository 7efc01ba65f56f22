import { sectionAt } from '@yiqiao/contract/commands/settings/section-at';
import type { SettingsContext } from '@yiqiao/contract/commands/settings/settings-decision';
import { setCompany } from '@yiqiao/contract/company';
import type { AccountsSection, Company } from '@yiqiao/contract/company-schema';
import type { KeptSection } from '@yiqiao/contract/keeping/kept-schema';
import { type OfficeFacts, officeFacts } from '@yiqiao/contract/office-facts';
import type { ChatSection } from '@yiqiao/contract/record/chat';
import {
  type OfficeSettings,
  type SettingsSections,
  settingsSchema,
} from '@yiqiao/contract/record/settings';
import {
  type StoredSettings,
  settingsOf,
  startingSections,
} from '@yiqiao/contract/record/stored-settings';
import { describeFault, type Log } from '@yiqiao/ports/log';
import type { AnySettingsDecision, SettingsStore } from '@yiqiao/ports/settings-store';
import { startRounds } from '@yiqiao/ports/start-rounds';
import * as z from 'zod/mini';

/** The office's own settings, which owners change while the program runs. */
export interface OwnSettings {
  /** What holds of a section that was never changed. */
  readonly defaults: SettingsSections;
  /** What the office says of itself, as last read; another object whenever something has changed. */
  readFacts(): OfficeFacts;
  /** Where orders were paid to at a moment, in ms since the epoch. */
  accountsAt(at: number): AccountsSection;
  /** How long things are kept, as last read: what every decision with rules goes by. */
  readKept(): KeptSection;
  /** The group that is told, with its secrets, as last read. */
  readChat(): ChatSection;
  read(): Promise<StoredSettings | null>;
  /** Decides, stores, and puts into effect what was changed. */
  change<D extends AnySettingsDecision>(
    decide: (stored: StoredSettings | null, defaults: SettingsContext['defaults']) => D,
  ): Promise<D>;
  /** Calls back whenever something has changed, here or at another process. */
  onChange(listener: () => void): void;
  stop(): Promise<void>;
}

interface OwnSettingsOptions {
  readonly store: SettingsStore;
  /** Where the office starts from: `company.json`, or the example. */
  readonly company: Company;
  /** From the environment. */
  readonly kept: KeptSection;
  /** Whether other processes may change them. */
  readonly isShared: boolean;
  readonly log: Log;
}

/** How often a process looks for what others have changed. */
const lookMs = 300;

/** Reads what holds, and puts it into effect. */
export async function openOwnSettings({
  store,
  company,
  kept,
  isShared,
  log,
}: OwnSettingsOptions): Promise<OwnSettings> {
  const defaults = startingSections(company, kept);
  const listeners: (() => void)[] = [];
  let known = await store.read();
  let held = settingsOf(known, defaults);
  let facts = putFacts(held);

  /** Another process may have answered later than the change was stored: an older state never follows a newer one. */
  function putIntoEffect(stored: StoredSettings | null): void {
    const next = settingsOf(stored, defaults);
    if (next.revision <= held.revision) return;
    known = stored;
    held = next;
    facts = putFacts(held);
    for (const listener of listeners) listener();
  }

  const rounds = isShared
    ? startRounds({
        everyMs: lookMs,
        round: async () => putIntoEffect(await store.read()),
        onFault: (fault) => log('warn', 'settings-not-read', describeFault(fault)),
      })
    : null;

  return {
    defaults,
    readFacts: () => facts,
    accountsAt: (at) => sectionAt('accounts', known, defaults, at),
    readKept: () => held.kept,
    readChat: () => held.chat,
    read: () => store.read(),
    async change(decide) {
      const decision = await store.change((stored) => decide(stored, defaults));
      putIntoEffect(decision.settings);
      return decision;
    },
    onChange: (listener) => void listeners.push(listener),
    stop: async () => rounds?.stop(),
  };
}

/** Has what reads the company read it so from now on. What a later release has added is not for pages of this one. */
function putFacts(held: OfficeSettings): OfficeFacts {
  const facts = officeFacts(z.parse(settingsSchema, held));
  setCompany(facts);
  return facts;
}
