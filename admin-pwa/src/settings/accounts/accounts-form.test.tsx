import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fieldNames } from '@yiqiao/contract/commands/settings/section-fields';
import { accountsSectionSchema } from '@yiqiao/contract/company-schema';
import { describe, expect, it, vi } from 'vitest';
import type { SettingsOutcome } from '../../state/settings/settings-actions.ts';
import {
  findBand,
  openSection,
  sampleLine,
  sampleSettings,
  showSettings,
  told,
} from '../test/show-settings.tsx';
import { accountsFields } from './account-fields.ts';

const USD = { name: 'Harbour', number: '6200 4417', bank: 'Quay Bank' };
const settings = { ...sampleSettings, accounts: { USD } };
const outcome = (answer: SettingsOutcome) => vi.fn(async () => answer);
const live = (revision = 5) =>
  outcome({ kind: 'live', settings: { ...settings, revision, changes: 10 } });
const inDollars = () => within(screen.getByRole('region', { name: 'Account in US dollars' }));

describe('AccountsForm', () => {
  it('has all fields of the section', () => {
    const names = accountsFields.map(({ name }) => name).sort();
    expect(names).toEqual([...fieldNames(accountsSectionSchema)].sort());
  });

  it('says in the list what there is', async () => {
    showSettings({ readSettings: told(settings) });
    const row = await screen.findByRole('button', { name: /^Currencies and bank accounts/ });
    expect(row).toHaveTextContent('US dollars');
  });

  it('puts an account live, and says what that does to whoever has to prove who they are', async () => {
    const changeSection = live();
    showSettings({ readSettings: told(settings), changeSection });
    await openSection(/^Currencies and bank accounts/);
    const number = inDollars().getByLabelText('Account number or IBAN');
    await userEvent.clear(number);
    await userEvent.type(number, '6200 9026');
    expect(await findBand()).toHaveTextContent('1 change. Account in US dollars');
    expect(screen.getByText('Now live: 6200 4417')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Put it live' }));
    expect(changeSection).toHaveBeenCalledExactlyOnceWith(
      'accounts',
      { USD: { number: '6200 9026' } },
      {
        revision: 4,
        deed: 'US dollars, from …4417 at Quay Bank to …9026 at Quay Bank. From then on clients pay there.',
      },
    );
  });

  it('lets new quotes begin with another currency, alone or beside an account', async () => {
    const changeSection = live();
    showSettings({ readSettings: told(settings), changeSection });
    await openSection(/^Currencies and bank accounts/);
    expect(screen.getByRole('radio', { name: /^US dollars/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Renminbi' }));
    expect(await findBand()).toHaveTextContent('1 change. Quotes begin with renminbi');
    await userEvent.type(inDollars().getByLabelText('Account number or IBAN'), '9');
    expect(await findBand()).toHaveTextContent('2 changes.');
    await userEvent.click(screen.getByRole('button', { name: /^Put/ }));
    expect(changeSection).toHaveBeenCalledExactlyOnceWith(
      'accounts',
      { USD: { number: '6200 44179' } },
      expect.objectContaining({ also: { currencies: { quotesBeginWith: 'CNY' } } }),
    );
  });

  it('takes an account away that is emptied', async () => {
    const changeSection = live();
    showSettings({ readSettings: told(settings), changeSection });
    await openSection(/^Currencies and bank accounts/);
    for (const field of ['Account holder', 'Account number or IBAN', 'Bank and branch']) {
      await userEvent.clear(inDollars().getByLabelText(field));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Put them live' }));
    expect(changeSection).toHaveBeenCalledExactlyOnceWith(
      'accounts',
      { USD: { name: null, number: null, bank: null } },
      expect.objectContaining({
        deed: 'US dollars: …4417 at Quay Bank is taken away. From then on clients find no account.',
      }),
    );
  });

  it('marks a number with a mistake in it', async () => {
    const changeSection = outcome({ kind: 'wrong', field: 'accounts.USD.number' });
    showSettings({ readSettings: told(settings), changeSection });
    await openSection(/^Currencies and bank accounts/);
    const number = inDollars().getByLabelText('Account number or IBAN');
    await userEvent.clear(number);
    await userEvent.type(number, 'GB29 NWBK 6016 1331 9268 91');
    await userEvent.click(screen.getByRole('button', { name: 'Put it live' }));
    expect(await screen.findByText(/check digits do not match/)).toBeVisible();
    expect(number).toHaveFocus();
  });

  it('names fields in the history', async () => {
    const line = { ...sampleLine, section: 'accounts', field: 'CNY.number' };
    const other = { ...sampleLine, id: 2, section: 'accounts', field: 'bankTransfer.zh-Hans' };
    showSettings({ readSettingsHistory: told({ revision: 5, lines: [other, line] }) });
    await openSection(/^History/);
    expect(await screen.findByText('Renminbi, Account number or IBAN')).toBeVisible();
    expect(screen.getByText('Other ways to pay, 简体')).toBeVisible();
  });
});
