import { afterEach, describe, expect, it } from 'vitest';
import { queueAside } from '../offline/outbox/queue-entries.ts';
import { sampleQuote } from '../test/sample-quote.ts';
import { speak } from '../texts/texts.ts';
import { reasonText } from './reason-text.ts';

afterEach(async () => {
  await speak('en');
});

describe('reasonText', () => {
  const made = { quote: sampleQuote(), username: 'office', changeId: 'change-1', at: 0 };
  const [entry] = queueAside([], {
    ...made,
    aside: { command: 'sendMessage', request: { text: 'Hello' } },
  });

  it.each([
    ['en', 'There are too many already; nothing more can be added here.'],
    ['zh-Hans', '条数已满，这里不能再添加。'],
  ] as const)(
    'says what was in the way in the language spoken now: %s',
    async (language, words) => {
      await speak(language);
      if (entry === undefined) throw new Error('Nothing is queued');
      expect(reasonText({ ...entry, reason: '', reasonCode: 'order-full' })).toBe(words);
      expect(reasonText({ ...entry, reason: 'Nobody is there.' })).toBe('Nobody is there.');
      expect(reasonText(entry)).toBeNull();
    },
  );
});
