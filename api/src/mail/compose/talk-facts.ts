import { gatherMessages } from '@yiqiao/contract/commands/server/gathered-messages';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { wishDueAt, wishKinds } from '@yiqiao/contract/record/wish';
import type { MessageFacts, MessagesFacts, SayMoment, WishFacts } from '../texts/mail-texts.ts';

/** What mails say of messages and of requests about personal data. */
export function talkFacts(quote: StoredQuote, moment: SayMoment) {
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
    wish(about: string | undefined): WishFacts | undefined {
      const found = quote.wishes?.find(({ id }) => id === about);
      const what = wishKinds.find((kind) => kind === found?.what);
      if (found === undefined || what === undefined) return undefined;
      return { reference, what, at: moment(found.at), answerBy: moment(wishDueAt(found)) };
    },
  };
}
