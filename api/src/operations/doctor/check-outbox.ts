import { countNotices } from '@yiqiao/contract/commands/server/count-notices';
import { countOutbox, type Outbox } from '@yiqiao/contract/commands/server/outbox';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { formatCount } from '../print.ts';
import { type Finding, good, problem, warning } from './finding.ts';

const hourMs = 3_600_000;

/** Longer than greylisting takes. */
const usualWaitMs = hourMs;

/** Mail waiting to be sent, mail that did not arrive, and what people are yet to be told on their devices. */
export function checkOutbox(quotes: readonly StoredQuote[], now: number): readonly Finding[] {
  const outbox = countOutbox(quotes, now);
  const notices = countNotices(quotes, now);
  const lost = quotes.filter(({ mails = [] }) =>
    mails.some(({ state }) => state === 'refused' || state === 'given-up'),
  );
  return [
    ...(notices === null ? [] : [describeNotices(notices)]),
    ...(outbox === null ? [] : [describeOutbox(outbox.queued, outbox.oldestMs)]),
    ...(lost.length === 0
      ? []
      : [
          warning(
            `A mail about ${formatCount(lost.length, 'submission')} did not arrive: ${lost.map(({ reference }) => reference).join(', ')}.`,
            'The console says which and why; correct the address, or send the link in another way.',
          ),
        ]),
  ];
}

/** Quiet hours hold notices back, and a device that is never reached is given up by itself. */
function describeNotices({ queued, oldestMs }: Outbox): Finding {
  const hours = formatCount(Math.floor(oldestMs / hourMs), 'hour');
  return good(
    `Waiting to be told on devices: ${formatCount(queued, 'notice')}, the oldest for ${hours}.`,
  );
}

function describeOutbox(queued: number, oldestMs: number): Finding {
  const hours = Math.floor(oldestMs / hourMs);
  const what = `Waiting to be sent: ${formatCount(queued, 'mail')}`;
  if (oldestMs <= usualWaitMs) return good(`${what}, none for more than an hour.`);
  return problem(
    `${what}, the oldest for ${formatCount(hours, 'hour')}.`,
    'Is the server running, and does it reach the mail server? The log says mail-failed with a code.',
  );
}
