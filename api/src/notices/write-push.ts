import { createHash } from 'node:crypto';
import { choicesOf } from '@yiqiao/contract/notices/choices-of';
import { isKnown } from '@yiqiao/contract/notices/find-receivers';
import {
  ownJobPath,
  ownNoticesPath,
  submissionPath,
  whileQuietPath,
} from '@yiqiao/contract/record/console-paths';
import { jobIdOf } from '@yiqiao/contract/record/job-id';
import type { PushPayload } from '@yiqiao/contract/record/notice';
import type { StoredPerson } from '@yiqiao/contract/record/stored-people';
import { noticeWordsIn } from '@yiqiao/contract/wording/notices/notice-words-in';
import { sayOne, saySeveral, sayWhileQuiet } from '@yiqiao/contract/wording/notices/say-notice';
import { countEvents } from './count-events.ts';
import { keyOf, type Telling, tellForMs } from './plan-telling.ts';
import type { Push } from './push/push-sender.ts';

/** A day: a notice that could not be shown for longer is in the console. */
const longestTtlMs = 24 * 3_600_000;

/** What a device is sent: what happened, the reference, how many, and nothing else of a submission. */
export function writePush(telling: Telling, publicOrigin: string | undefined, at: number): Push {
  const { person, device, about } = telling;
  const [first] = about;
  // The same for a repetition after a crash, which takes the place of what was shown.
  const topic = topicOf(first === undefined ? device.id : `${device.id} ${keyOf(first)}`);
  const since = Date.parse(first?.notice.at ?? '') || at;
  const leftMs = Math.max(0, since + tellForMs - at);
  const origin = publicOrigin ?? device.origin ?? '';
  return {
    topic,
    ttlSeconds: Math.floor(Math.min(leftMs, longestTtlMs) / 1000),
    payload: toPayload(person, {
      title: titleOf(telling),
      path: pathTo(telling, since),
      origin,
      tag: topic,
    }),
  };
}

/** What is sent when somebody tries a device. */
export function writeTrial(
  person: StoredPerson,
  { device, origin }: { readonly device: string; readonly origin: string },
): Push {
  const tag = topicOf(`${device} trial`);
  const { trial } = noticeWordsIn[person.language];
  return {
    topic: tag,
    ttlSeconds: 60,
    payload: toPayload(person, { title: trial, path: ownNoticesPath, origin, tag }),
  };
}

interface Words {
  readonly title: string;
  readonly path: string;
  readonly origin: string;
  readonly tag: string;
}

function toPayload({ language }: StoredPerson, { title, path, origin, tag }: Words): PushPayload {
  return { web_push: 8030, notification: { title, navigate: origin + path, lang: language, tag } };
}

function titleOf({ person, about, isSummary }: Telling): string {
  const own = noticeWordsIn[person.language];
  const counts = countEvents(about, choicesOf(person).order);
  if (isSummary) return sayWhileQuiet(own, counts);
  const [first] = about;
  if (first !== undefined && about.length === 1 && isKnown(first.notice.kind)) {
    return sayOne(own, first.notice.kind, first.quote.reference);
  }
  const [[event, count] = ['question', about.length] as const] = counts;
  return saySeveral(own, event, count);
}

/** To the submission, or the job, where it is about one alone. */
function pathTo({ person, about }: Telling, since: number): string {
  const [first] = about;
  const isOne = about.every(
    ({ quote, notice }) => quote === first?.quote && notice.job === first.notice.job,
  );
  if (first === undefined || !isOne) return whileQuietPath(since);
  const { quote, notice } = first;
  const isOfTranslator = person.role === 'translator' && notice.job !== undefined;
  return isOfTranslator ? ownJobPath(jobIdOf(quote.id, notice.job)) : submissionPath(quote.id);
}

/** Says nothing about what it names. */
function topicOf(name: string): string {
  return createHash('sha256').update(`notice\n${name}`).digest('base64url').slice(0, 24);
}
