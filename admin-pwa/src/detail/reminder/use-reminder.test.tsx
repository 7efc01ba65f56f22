import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import { expect, it, vi } from 'vitest';
import type { OrderDraft } from '../../offline/storage/records/order-draft.ts';
import { Talk } from '../../order/talk/talk.tsx';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { renderIn } from '../../test/render-in.tsx';
import { sampleQuote } from '../../test/sample-quote.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { reminderText } from './reminder-text.ts';
import { useReminder } from './use-reminder.ts';

const at = '2026-11-20T09:00:00.000Z';
const agreed = sampleQuote({
  offers: [sampleOffer({ total: '2005.20', currency: 'CNY' })],
  acceptance: { version: 1, name: 'Ouyang', at },
  customerName: '欧阳慕容',
  language: 'zh-Hans',
});
const half = {
  id: 'p1',
  amount: '800.00',
  currency: 'CNY',
  way: 'bank',
  receivedOn: '2026-11-13',
  at,
};

const of = { quoteId: agreed.id, username: 'office' };

function Remind({ quote = agreed }) {
  const { remind } = useReminder(quote);
  return remind && <TextButton onClick={remind}>Remind</TextButton>;
}

function RemindInTalk() {
  const { written, remind } = useReminder(agreed);
  return (
    <>
      {remind && <TextButton onClick={remind}>Remind</TextButton>}
      <Talk key={written} quote={agreed} queued={[]} now={0} isOffline={false} />
    </>
  );
}

it('says in the client’s language what is open, and of what where a part has come', () => {
  expect(reminderText(agreed)).toContain('尚有¥2,005.20未付');
  const left = { ...agreed, recordedPayments: [half] };
  expect(reminderText(left)).toContain('约定¥2,005.20，其中尚有¥1,205.20未付');
  expect(reminderText({ ...left, language: 'en' })).toContain(
    '¥1,205.20 of ¥2,005.20 is still open',
  );
  expect(reminderText({ ...agreed, recordedPayments: [{ ...half, amount: '2005.20' }] })).toBe('');
});

it('writes it below what stands in the field, once', async () => {
  const console = createFakeConsole({});
  vi.mocked(console.readDraft).mockResolvedValue({ ...of, message: 'Good morning.' });
  renderIn(console, <Remind />);
  await userEvent.click(screen.getByRole('button'));
  const message = `Good morning.\n${reminderText(agreed)}`;
  expect(vi.mocked(console.writeDraft).mock.calls).toEqual([[agreed.id, { message }]]);
  vi.mocked(console.readDraft).mockResolvedValue({ ...of, message });
  await userEvent.click(screen.getByRole('button'));
  expect(console.writeDraft).toHaveBeenCalledTimes(1);
});

it('leads into the field, from where the keyboard sends it', async () => {
  const console = createFakeConsole({});
  let draft: OrderDraft | null = null;
  vi.mocked(console.readDraft).mockImplementation(async () => draft);
  vi.mocked(console.writeDraft).mockImplementation(async (_, parts) => {
    draft = { ...of, ...parts };
  });
  renderIn(console, <RemindInTalk />);
  for (const _ of ['once', 'again']) {
    await userEvent.click(screen.getByRole('button', { name: 'Remind' }));
    const field = await screen.findByDisplayValue(reminderText(agreed));
    await waitFor(() => expect(field).toHaveFocus());
  }
  await userEvent.keyboard('{Control>}{Enter}');
  expect(console.take).toHaveBeenCalledExactlyOnceWith(agreed, {
    command: 'sendMessage',
    request: { text: reminderText(agreed) },
  });
});

it('is not there where there is nothing to remind of', () => {
  renderIn(createFakeConsole({}), <Remind quote={{ ...agreed, status: 'cancelled' }} />);
  expect(screen.queryByRole('button')).toBeNull();
});
