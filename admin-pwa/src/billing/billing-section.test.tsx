import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleQuote } from '../test/sample-quote.ts';
import { BillingSection, billingButton } from './billing-section.tsx';

const billing = {
  id: 'billing-1',
  by: 'client',
  at: '2026-11-20T09:00:00.000Z',
  title: '上海远航物流有限公司',
  taxNumber: '91310115MA1K4PQ630',
  purchaseOrder: 'CG-2026-1187',
};
const offer = {
  version: 1,
  wordCount: 3,
  countedWords: 3,
  total: '5985.36',
  currency: 'CNY',
  deliverBy: '2026-11-30T10:00:00.000Z',
  validUntil: '2026-11-30T10:00:00.000Z',
  at: '2026-11-20T10:00:00.000Z',
};
const acceptance = { version: 1, name: '王晓东', at: '2026-11-20T10:00:00.000Z' };
const now = Date.parse('2026-11-20T10:00:00.000Z');
let copied: string[];

function show(quote = sampleQuote({ billing, offers: [offer], acceptance })) {
  const console = createFakeConsole({});
  renderIn(console, <BillingSection quote={quote} queued={[]} now={now} isOffline={false} />);
  return { console, user: userEvent.setup() };
}

beforeEach(() => {
  copied = [];
});

/** After `userEvent.setup`, which has a clipboard of its own. */
function watchClipboard(isAllowed = true) {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    if (!isAllowed) throw new DOMException('', 'NotAllowedError');
    copied.push(text);
  });
}

it('copies line after line with Enter, numbers without spaces', async () => {
  const { user } = show();
  watchClipboard();
  billingButton('q1')?.focus();
  expect(screen.getByRole('button', { name: 'Copy: Invoice to' })).toHaveFocus();
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}');
  const remark = 'YQ-7F3K-Q2ZD, purchase order CG-2026-1187';
  expect(copied).toEqual([billing.title, billing.taxNumber, '5985.36', expect.any(String)]);
  expect(copied[3]).toContain(remark.slice(-28));
  expect(screen.getByText('91310115 MA1K4PQ63 0')).toBeVisible();
  expect(screen.getByText('人民币伍仟玖佰捌拾伍元叁角陆分')).toBeVisible();
  expect(screen.getAllByText('Copied')).toHaveLength(4);
});

it('says where the clipboard cannot be written to', async () => {
  const { user } = show();
  watchClipboard(false);
  billingButton('q1');
  await user.click(screen.getByRole('button', { name: 'Copy all' }));
  expect(screen.getByRole('status')).toHaveTextContent('Not copied');
});

it('enters what a caller says, split by its labels, and names what it replaces', async () => {
  const { console, user } = show();
  billingButton('q1');
  await user.click(screen.getByRole('button', { name: 'Change them' }));
  const dialog = await screen.findByRole('dialog');
  const title = within(dialog).getByLabelText('Invoice to');
  await user.clear(title);
  await user.paste('远航 税号：91310115MA1K4PQ63O 电话：021-50812266');
  expect(title).toHaveValue('远航');
  await user.click(within(dialog).getByRole('button', { name: 'Use 91310115 MA1K4PQ63 0' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const request = {
    title: '远航',
    taxNumber: '91310115MA1K4PQ630',
    telephone: '021-50812266',
    purchaseOrder: 'CG-2026-1187',
    replaces: 'billing-1',
  };
  expect(vi.mocked(console.take).mock.lastCall?.[1]).toEqual({ command: 'enterBilling', request });
});

it('says at its field what is missing', async () => {
  const { console, user } = show(sampleQuote());
  billingButton('q1');
  await user.click(screen.getByRole('button', { name: 'Enter them' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByLabelText('Invoice to')).toHaveAccessibleDescription(
    /Write something/,
  );
  expect(console.take).not.toHaveBeenCalled();
});
