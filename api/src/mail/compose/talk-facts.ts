import { gatherMessages } from '@yiqiao/contract/commands/server/gathered-messages';
import { answerDueAt } from '@yiqiao/contract/life/order-dues';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { wishDueAt, wishKinds } from '@yiqiao/contract/record/wish';
import type {
  FileFacts,
  MailFormats,
  MessageFacts,
  MessagesFacts,
  SayMoment,
  WishFacts,
} from '../texts/mail-texts.ts';
import { describeCount } from './describe-count.ts';

/** What mails say of messages, of added files and of requests about personal data. */
export function talkFacts(quote: StoredQuote, formats: MailFormats, moment: SayMoment) {
  const { reference } = quote;
  return {
    message(about: string | undefined): MessageFacts | undefined {
      const found = quote.messages?.find(({ id }) => id === about);
      return found && { reference, isQuestion: found.isQuestion === true, at: moment(found.at) };
    },
    messages(about: string | undefined): MessagesFacts | undefined {
      const found = gatherMessages(quote, about);
      const last = found.at(-1);
      return last && { reference, count: found.length, at: moment(last.at) };
    },
    file(about: string | undefined): FileFacts | undefined {
      const found = quote.sources?.find(({ id, removedAt }) => id === about && !removedAt);
      if (found === undefined) return undefined;
      const isReference = found.role === 'reference';
      const words = isReference ? undefined : describeCount(found, formats);
      const answerBy = moment(answerDueAt(found));
      return { reference, isReference, words, at: moment(found.at), answerBy };
    },
    wish(about: string | undefined): WishFacts | undefined {
      const found = quote.wishes?.find(({ id }) => id === about);
      const what = wishKinds.find((kind) => kind === found?.what);
      if (found === undefined || what === undefined) return undefined;
      return { reference, what, at: moment(found.at), answerBy: moment(wishDueAt(found)) };
    },
  };
}
