import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allClaims } from '@yiqiao/contract/claims/claims-schema';
import { exampleCompany } from '@yiqiao/contract/company';
import { companySectionSchema } from '@yiqiao/contract/company-schema';
import { keptByDefault } from '@yiqiao/contract/keeping/kept-by-default';
import { specifiedPrices } from '@yiqiao/contract/money/prices';
import type { OfficeSettings, SectionName, SettingsLine } from '@yiqiao/contract/record/settings';
import { useState } from 'react';
import { vi } from 'vitest';
import { samplePerson } from '../../people/test/sample-people.ts';
import type { Console } from '../../state/console.ts';
import type { ConsoleState } from '../../state/console-state.ts';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { renderIn } from '../../test/render-in.tsx';
import { stubScreen } from '../../test/stub-screen.ts';
import { settingsListPlace } from '../settings-places.ts';
import { SettingsScreen } from '../settings-screen.tsx';

const company = companySectionSchema.parse(exampleCompany);
export const sampleSettings: OfficeSettings = {
  revision: 4,
  changes: 9,
  company,
  claims: allClaims,
  currencies: { quotesBeginWith: 'USD' },
  accounts: {},
  hours: {},
  kept: keptByDefault,
  chat: {},
  prices: specifiedPrices,
};
export const sampleLine: SettingsLine = {
  id: 1,
  at: '2026-11-20T08:00:00.000Z',
  by: { id: 'elena', name: 'Elena' },
  section: 'company',
  field: 'registeredAs.zh-Hans',
  from: '旧公司',
  to: '新公司',
};

/** An answer of the server, for each time that it is asked. */
export const told = <Value,>(value: Value) => vi.fn(async () => ({ kind: 'told' as const, value }));

function Screen() {
  const [place, setPlace] = useState(settingsListPlace);
  return <SettingsScreen place={place} onPlace={setPlace} onClose={() => {}} />;
}

/** The settings of an owner, with the list in front. */
export function showSettings(
  acts: Partial<Console> = {},
  state: Partial<ConsoleState> = {},
): Console {
  stubScreen({ isNarrow: false });
  const console = createFakeConsole({ person: samplePerson(), ...state });
  const all = {
    ...console,
    readSettings: vi.fn(async () => ({ kind: 'told' as const, value: sampleSettings })),
    readSettingsHistory: vi.fn(async () => ({
      kind: 'told' as const,
      value: { revision: 4, lines: [sampleLine] },
    })),
    draftSection: vi.fn((section: SectionName, draft: object) =>
      console.store.setState(({ settingsDrafts }) => ({
        settingsDrafts: { ...settingsDrafts, [section]: draft },
      })),
    ),
    ...acts,
  };
  renderIn(all, <Screen />);
  return all;
}

/** Opens a section. */
export async function openSection(name: RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

export function findBand(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'What is not live yet' });
}
