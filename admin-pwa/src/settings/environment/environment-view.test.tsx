import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShownEnvironment } from '@yiqiao/contract/record/environment';
import { describe, expect, it, vi } from 'vitest';
import type { Console } from '../../state/console.ts';
import type { ConsoleState } from '../../state/console-state.ts';
import { openSection, showSettings, told } from '../test/show-settings.tsx';

const shown: ShownEnvironment = {
  groups: [
    {
      group: 'address',
      variables: [
        { name: 'PUBLIC_ORIGIN', state: 'set', value: 'https://yiqiao.example' },
        { name: 'PORT', state: 'default', value: '3000' },
        { name: 'OUTGOING_HOSTS', state: 'unset' },
      ],
    },
    {
      group: 'places',
      variables: [
        { name: 'UPLOADS_DIR', state: 'set', value: '/srv', note: 'documents-in-bucket' },
        { name: 'DATABASE_URL', state: 'set', host: 'db.example', port: 5432, confirmedBy: 'a' },
        { name: 'S3_BUCKET', state: 'unset' },
      ],
    },
    {
      group: 'secrets',
      variables: [
        { name: 'SESSION_SECRET', state: 'set' },
        { name: 'STRIPE_SECRET_KEY', state: 'set', mode: 'live' },
        { name: 'STRIPE_WEBHOOK_SECRET', state: 'unset', note: 'no-cards' },
      ],
    },
  ],
  mail: { to: 'desk@yiqiao.example' },
};
const open = () => openSection(/^From the environment/);

async function show(acts: Partial<Console> = {}, state: Partial<ConsoleState> = {}) {
  const all = showSettings({ readEnvironment: told(shown), ...acts }, state);
  await open();
  return all;
}

const band = () => screen.findByRole('region', { name: 'A test mail' });
const send = async () => within(await band()).getByRole('button', { name: 'Send one' });

/** What stands beside a name. */
function valueBeside(name: string): string | null | undefined {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === name);
  return term?.nextElementSibling?.textContent;
}

describe('EnvironmentView', () => {
  it('shows what the server was started with, and of secrets that they are set', async () => {
    await show();
    await screen.findByRole('region', { name: 'Secrets' });
    const values = [
      ['PUBLIC_ORIGIN', 'https://yiqiao.example'],
      ['PORT', '3000, by default'],
      ['UPLOADS_DIR', '/srv. Documents are kept in the bucket.'],
      ['DATABASE_URL', 'set, db.example, port 5432, confirmed by standby a'],
      ['SESSION_SECRET', 'set'],
      ['STRIPE_SECRET_KEY', 'set, live'],
      ['STRIPE_WEBHOOK_SECRET', 'not set. Card payment stays off until it is.'],
      ['OUTGOING_HOSTS', 'not set'],
    ];
    for (const [name = '', value] of values)
      expect([name, valueBeside(name)]).toEqual([name, value]);
    const address = within(screen.getByRole('region', { name: 'Address' }));
    expect(address.getByText('OUTGOING_', { exact: false })).not.toBeVisible();
    expect(screen.getByText('/srv', { exact: false })).toBeVisible();
    await userEvent.click(address.getByText('2 not set'));
    expect(address.getByText('OUTGOING_', { exact: false })).toBeVisible();
  });

  it('asks anew at each opening, and says so while it waits', async () => {
    const readEnvironment = told(shown);
    await show({ readEnvironment });
    await band();
    await openSection(/^History/);
    expect(screen.queryByRole('region', { name: 'A test mail' })).toBeNull();
    readEnvironment.mockReturnValue(new Promise(() => {}));
    await open();
    expect(readEnvironment).toHaveBeenCalledTimes(2);
    expect(screen.getByText(/^Looking what the server was started with/)).toBeVisible();
  });

  it('says why there is no answer, and asks again', async () => {
    const readEnvironment = vi
      .fn<Console['readEnvironment']>()
      .mockResolvedValueOnce({ kind: 'none', message: 'The server does not answer.' })
      .mockResolvedValueOnce({ kind: 'told', value: shown });
    await show({ readEnvironment });
    expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await band()).toBeVisible();
    expect(screen.queryByText('The server does not answer.')).toBeNull();
  });

  it('is shown with a connection', async () => {
    const readEnvironment = vi.fn(() => new Promise<never>(() => {}));
    const { store } = await show({ readEnvironment });
    act(() => store.setState({ connection: 'offline' }));
    expect(screen.getByText(/is shown with a connection/)).toBeVisible();
  });
});

describe('TestMail', () => {
  it('goes to the office, and the mail server’s answer stands there for the sitting', async () => {
    const at = Date.parse('2026-11-20T08:00:00.000Z');
    const tryMail = vi.fn(async (to: string) => {
      all.store.setState({ mailTest: { to, tookMs: 812, at } });
      return { kind: 'tried' as const };
    });
    const all = await show({ tryMail }, { now: at });
    await userEvent.click(await send());
    expect(tryMail).toHaveBeenCalledExactlyOnceWith('desk@yiqiao.example');
    expect(await band()).toHaveTextContent(
      /The mail server took it today at [\d:]+, to desk@yiqiao.example, in 0.8 s. Look into/,
    );
    await openSection(/^History/);
    await open();
    expect(await band()).toHaveTextContent('in 0.8 s.');
  });

  it('says what to do where the mail server refuses it, and in which words it does', async () => {
    const mailTest = { to: 'shen@qq.com', fault: 'login', said: '535 no', tookMs: 90 } as const;
    await show({}, { mailTest: { ...mailTest, at: 0 } });
    expect(await band()).toHaveTextContent('Check both in SMTP_URL.');
    expect(await band()).toHaveTextContent('It said: “535 no”');
    expect(within(await band()).getByLabelText('To')).toHaveValue('shen@qq.com');
  });

  it('goes to another address, cleaned, or says that it is none', async () => {
    const tryMail = vi.fn(async () => ({ kind: 'tried' as const }));
    await show({ tryMail });
    const field = within(await band()).getByLabelText('To');
    await userEvent.clear(field);
    expect(await send()).toBeDisabled();
    await userEvent.type(field, 'shen{Enter}');
    expect(tryMail).not.toHaveBeenCalled();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/^Enter an email address/);
    await userEvent.clear(field);
    await userEvent.type(field, 'shen＠qq。com{Enter}');
    expect(tryMail).toHaveBeenCalledExactlyOnceWith('shen@qq.com');
    expect(field).toHaveAccessibleDescription('');
  });

  it('cannot be sent twice at once, and says why the server does not send it', async () => {
    let answer = (_outcome: { kind: 'none'; message: string }): void => {};
    const tryMail = vi.fn(
      () =>
        new Promise<{ kind: 'none'; message: string }>((resolve) => {
          answer = resolve;
        }),
    );
    await show({ tryMail });
    await userEvent.click(await send());
    expect(await send()).toBeDisabled();
    expect(await band()).toHaveTextContent('Sending...');
    await act(async () => answer({ kind: 'none', message: 'Please wait a moment.' }));
    expect(within(await band()).getByText('Please wait a moment.')).toBeVisible();
    expect(await send()).toBeEnabled();
  });

  it('says what to set where no mail is sent', async () => {
    await show({ readEnvironment: told({ ...shown, mail: null }) });
    expect(await band()).toHaveTextContent('set SMTP_URL, MAIL_FROM and PUBLIC_ORIGIN');
    expect(within(await band()).queryByRole('button')).toBeNull();
  });

  it('waits for the connection', async () => {
    const { store } = await show();
    await band();
    act(() => store.setState({ connection: 'offline' }));
    expect(await send()).toBeDisabled();
    expect(await band()).toHaveTextContent('A test mail needs the server.');
  });
});
