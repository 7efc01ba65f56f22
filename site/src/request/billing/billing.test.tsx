import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { joinMoment } from '../../content/facts/join-moment.ts';
import { requestIn } from '../test/request-in.tsx';
import { sampleRequest } from '../test/sample-request.ts';

const billing = {
  id: 'billing-1',
  by: 'client',
  at: '2026-11-20T10:00:00.000Z',
  title: '上海远航物流有限公司',
  taxNumber: '91310115MA1K4PQ630',
};
let sent: unknown[];
/** The server's answers. */
let answers: Response[];

beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return answers.shift() ?? Promise.reject(new TypeError('offline'));
  });
});

async function show(request = sampleRequest()) {
  render(await requestIn('zh-Hans', request));
  return screen.getByRole('region', { name: '开票信息' });
}

it('splits a pasted block, says that the tax number fits, and saves what was read over', async () => {
  const user = userEvent.setup();
  const region = await show();
  await user.click(within(region).getByText('填写开票信息'));
  await user.click(within(region).getByLabelText(/粘贴整段/));
  await user.paste('上海远航物流有限公司 税号：91310115ma1k4pq630 电话：021-50812266');
  expect(within(region).getByText('已分到下面3栏，请过目。')).toBeVisible();
  expect(within(region).getByLabelText(/税号/)).toHaveValue('91310115 MA1K4PQ63 0');
  expect(within(region).getByText('校验码相符')).toBeVisible();
  answers = [Response.json(sampleRequest({ billing }))];
  await user.click(within(region).getByRole('button', { name: '保存' }));
  expect(
    await within(region).findByText(`您于${joinMoment('11月20日（周五）18:00')}填写。`),
  ).toBeVisible();
  expect(sent).toMatchObject([{ title: '上海远航物流有限公司', changeId: 'message-of-this-page' }]);
  expect(within(region).getByText('修改开票信息')).toBeVisible();
});

it('counts while a code is typed, and offers the letter that was meant', async () => {
  const user = userEvent.setup();
  const region = await show();
  await user.click(within(region).getByText('填写开票信息'));
  const field = within(region).getByLabelText(/税号/);
  await user.type(field, '91310115MA1K4P');
  expect(within(region).getByText('14／18位')).toBeVisible();
  await user.type(field, 'Q63O');
  expect(within(region).getByText(/第18位是字母O/)).toBeVisible();
  await user.click(within(region).getByRole('button', { name: '改为91310115 MA1K4PQ63 0' }));
  expect(field).toHaveValue('91310115 MA1K4PQ63 0');
  expect(within(region).getByText('校验码相符')).toBeVisible();
});

it('keeps what was typed where somebody else was faster, and shows what they saved', async () => {
  const user = userEvent.setup();
  const region = await show(sampleRequest({ billing }));
  await user.click(within(region).getByText('修改开票信息'));
  await user.type(within(region).getByLabelText(/开户银行/), '工行');
  const current = { ...billing, id: 'billing-2', by: 'office', title: '远航物流' };
  const conflict = {
    code: 'billing-changed',
    message: '',
    request: sampleRequest({ billing: current }),
  };
  answers = [Response.json(conflict, { status: 409 }), Response.json(sampleRequest({ billing }))];
  await user.click(within(region).getByRole('button', { name: '保存' }));
  expect(await within(region).findByText('远航物流')).toBeVisible();
  expect(within(region).getByText(/刚刚有人改过/)).toBeVisible();
  expect(within(region).getByLabelText(/开户银行/)).toHaveValue('工行');
  await user.click(within(region).getByRole('button', { name: '保存' }));
  const next = { replaces: 'billing-2', bank: '工行' };
  await vi.waitFor(() => expect(sent).toMatchObject([{ replaces: 'billing-1' }, next]));
});
