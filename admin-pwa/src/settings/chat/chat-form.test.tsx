import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fieldNames } from '@yiqiao/contract/commands/settings/section-fields';
import { chatSectionSchema } from '@yiqiao/contract/record/chat';
import { describe, expect, it, vi } from 'vitest';
import type { ConsoleState } from '../../state/console-state.ts';
import type { ChatTrialOutcome, SettingsOutcome } from '../../state/settings/settings-actions.ts';
import {
  findBand,
  openSection,
  sampleLine,
  sampleSettings,
  showSettings,
  told,
} from '../test/show-settings.tsx';
import { chatFields, typedOver } from './chat-draft.ts';

const masked = 'open.feishu.cn/open-apis/bot/v2/hook/••••4e1f';
const hook = 'https://open.feishu.cn/open-apis/bot/v2/hook/0a1b2c3d-1111-2222-3333-444455559a9b';
const chat = {
  ...({ service: 'feishu', hook: masked, secret: '••••9f2c' } as const),
  ...({ language: 'zh-Hans', stop: 2 } as const),
};
const settings = { ...sampleSettings, chat };
const outcome = (answer: SettingsOutcome) => vi.fn(async () => answer);
const live = () => outcome({ kind: 'live', settings: { ...settings, revision: 5, changes: 10 } });
const trial = (answer: ChatTrialOutcome) => vi.fn(async () => answer);
const open = () => openSection(/^Chat of the office/);
const putLive = (name = 'Put it live') => userEvent.click(screen.getByRole('button', { name }));
const hookField = () => screen.getByLabelText('Address of the web hook');
const show = (acts: object = {}, state: Partial<ConsoleState> = {}) =>
  showSettings({ readSettings: told(settings), ...acts }, state);

describe('ChatForm', () => {
  it('has all fields of the section', () => {
    expect([...chatFields].sort()).toEqual([...fieldNames(chatSectionSchema)].sort());
  });

  it('says in the list which chat it is', async () => {
    show();
    const row = await screen.findByRole('button', { name: /^Chat of the office/ });
    expect(row).toHaveTextContent('Feishu');
  });

  it('asks for nothing but what is chosen where there is no group yet', async () => {
    const changeSection = live();
    show({ readSettings: told(sampleSettings), changeSection });
    const row = await screen.findByRole('button', { name: /^Chat of the office/ });
    expect(row).toHaveTextContent('none');
    await open();
    expect(screen.getByRole('button', { name: 'Send a test' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull();
    expect(screen.queryByLabelText('Signature')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /^Feishu/ }));
    await userEvent.type(hookField(), hook);
    await userEvent.type(screen.getByLabelText('Signature'), 'a-key');
    screen.getByRole('slider', { name: 'The group is told' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await putLive('Put them live');
    expect(changeSection).toHaveBeenCalledExactlyOnceWith(
      'chat',
      { service: 'feishu', hook, secret: 'a-key', stop: 3 },
      { revision: 4, deed: '' },
    );
  });

  it('shows the end of the address, in whose place comes what is typed', async () => {
    const changeSection = live();
    show({ changeSection });
    await open();
    expect(hookField()).toHaveValue(masked);
    await userEvent.type(hookField(), hook);
    expect(hookField()).toHaveValue(hook);
    expect(screen.getByText(`Now live: ${masked}`)).toBeInTheDocument();
    await putLive();
    expect(changeSection).toHaveBeenCalledWith('chat', { hook }, expect.anything());
  });

  it('offers no way back to an address that nobody knows any more', async () => {
    const { toaster } = show({ changeSection: live() });
    const shown = vi.spyOn(toaster, 'show');
    await open();
    await userEvent.type(hookField(), hook);
    await putLive();
    expect(shown).toHaveBeenCalledExactlyOnceWith({
      title: 'It is live',
      description: 'The group is told like this from now on.',
    });
  });

  it('wants another address for another chat, and leaves out the signature that it has not', async () => {
    const changeSection = outcome({ kind: 'wrong', field: 'chat.hook' });
    show({ changeSection });
    await open();
    await userEvent.click(screen.getByRole('radio', { name: /^Slack/ }));
    expect(hookField()).toHaveValue('');
    expect(screen.queryByLabelText('Signature')).toBeNull();
    await putLive('Put them live');
    expect(changeSection).toHaveBeenCalledWith(
      'chat',
      { service: 'slack', hook: null, secret: null },
      expect.anything(),
    );
    const fault = await screen.findByText(/begins with https:\/\/hooks\.slack\.com\/services\//);
    expect(fault).toBeVisible();
    expect(hookField()).toHaveFocus();
  });

  it('sends a test of what is not live, and says what the service said', async () => {
    const said = 'sign match fail (19021)';
    const tryChat = trial({ kind: 'tried', trial: { outcome: 'refused', said, tookMs: 380 } });
    const chatTests = [
      { outcome: 'refused', said, tookMs: 380, at: Date.now() } as const,
      { outcome: 'taken', said: 'success', tookMs: 412, at: Date.now() - 9 } as const,
      { outcome: 'unreachable', tookMs: 10_000, at: Date.now() - 99 } as const,
    ];
    show({ tryChat }, { chatTests });
    await open();
    await userEvent.clear(screen.getByLabelText('Signature'));
    await userEvent.click(screen.getByRole('button', { name: 'Send a test' }));
    expect(tryChat).toHaveBeenCalledExactlyOnceWith({ secret: null });
    const inForm = screen.getByRole('button', { name: 'Send a test' }).closest('form');
    expect(
      within(inForm ?? document.body)
        .getAllByRole('status')
        .at(0),
    ).toHaveTextContent(/^refused: sign match fail/);
    const tests = within(screen.getByRole('region', { name: 'Last tests' }));
    const [refused, taken, away] = tests.getAllByRole('listitem');
    expect(refused).toHaveTextContent(`refused: ${said} Check the signature.`);
    expect(taken).toHaveTextContent('taken, 0.4 s');
    expect(away).toHaveTextContent('no answer, 10.0 s');
  });

  it('marks what a test was refused for, and says why there was none', async () => {
    show({ tryChat: trial({ kind: 'wrong', field: 'chat.secret' }) });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText(/Copy the signature’s key/)).toBeVisible();
    expect(screen.getByLabelText('Signature')).toHaveFocus();
  });

  it('says why a test was not sent', async () => {
    show({ tryChat: trial({ kind: 'none', message: 'Please wait a moment.' }) });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText('Please wait a moment.')).toBeVisible();
  });

  it('is switched off with everything that it knows, and not by one press', async () => {
    const changeSection = live();
    show({ changeSection });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Switch off' }));
    expect(changeSection).not.toHaveBeenCalled();
    expect(screen.getByText(/Address and signature are deleted/)).toHaveFocus();
    expect(screen.getByRole('region', { name: 'In the group' })).toHaveTextContent('Nothing.');
    expect(await findBand()).toHaveTextContent('1 change. Switched off');
    await putLive();
    const all = { service: null, hook: null, secret: null, language: null, stop: null };
    expect(changeSection).toHaveBeenCalledWith('chat', all, expect.anything());
  });

  it('previews what the group reads, in its language', async () => {
    show();
    await open();
    const group = () => screen.getByRole('region', { name: 'In the group' });
    expect(group()).toHaveTextContent('YQ-28Q4-QDWY');
    expect(within(group()).getAllByText('打开')).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(within(group()).getAllByText('Open')).toHaveLength(2);
    screen.getByRole('slider', { name: 'The group is told' }).focus();
    await userEvent.keyboard('{Home}');
    expect(group()).toHaveTextContent('Nothing.');
    expect(await findBand()).toHaveTextContent('Language of the group, What the group is told');
    expect(screen.getByText('Now live: Overdue, Due soon')).toBeInTheDocument();
  });

  it('is neither tried nor put live offline, and keeps what was chosen', async () => {
    const { store } = show();
    await open();
    act(() => store.setState({ connection: 'offline' }));
    const inForm = within(screen.getByRole('region', { name: 'Chat of the office' }));
    expect(inForm.getByText(/^You are offline/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send a test' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: '繁體' }));
    expect(await findBand()).toHaveTextContent('You are offline');
    expect(screen.getByRole('button', { name: 'Put it live' })).toBeDisabled();
    expect(screen.getByText('Now live: 简体')).toBeInTheDocument();
  });

  it('names fields and values in the history, where no secret comes back', async () => {
    const line = { ...sampleLine, section: 'chat' } as const;
    const lines = [
      { ...line, id: 4, field: 'hook', from: masked, to: masked.replace('4e1f', '9a9b') },
      { ...line, id: 3, field: 'stop', from: 1, to: 2 },
      { ...line, id: 2, field: 'language', from: 'en', to: 'zh-Hant' },
      { ...line, id: 1, field: 'service', from: 'wecom', to: 'feishu' },
    ];
    show({ readSettingsHistory: told({ revision: 5, lines }) });
    await openSection(/^History/);
    expect(await screen.findByText('Overdue, Due soon')).toBeVisible();
    expect(screen.getByText('繁體')).toBeVisible();
    expect(screen.getByText('WeCom')).toBeVisible();
    expect(screen.getByText('only its end is kept')).toBeVisible();
    const names = screen.getAllByRole('button', { name: /^Take back:/ });
    expect(names).toHaveLength(3);
  });
});

describe('typedOver', () => {
  it.each([
    [`${masked}x`, 'x'],
    [`x${masked}`, 'x'],
    [masked.replace('••••', `••${hook}••`), hook],
    [masked.slice(0, -1), ''],
    [masked.replace('•', ''), ''],
    [hook.replace('9a9b', '4e1f'), hook.replace('9a9b', '4e1f')],
    ['', ''],
  ])('%j leaves %j', (text, left) => {
    expect(typedOver(masked, text)).toBe(left);
  });
});
