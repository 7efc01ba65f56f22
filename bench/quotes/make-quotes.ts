import { translationDirections } from '@yiqiao/contract/money/services';
import type { Author } from '@yiqiao/contract/record/author';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { quoteStatuses } from '@yiqiao/contract/record/status';

const names = [
  '陈思远 Chen Siyuan',
  'Margaret Okafor',
  'Tomás Herrera',
  '吴佳琪 Wu Jiaqi',
  'Li Wen',
];
const files = ['Shareholders agreement 股东协议.docx', 'Trial protocol v7.pdf', '菜单 Menu.pptx'];
const startAt = Date.parse('2026-11-20T08:00:00.000Z');

/**
 * A list as the server sends it, newest first, with everything a real submission has.
 * @param people whose the orders are, in turn; nobody's without any.
 */
export function makeQuotes(count: number, people: readonly Author[] = []): QuoteSubmission[] {
  return Array.from({ length: count }, (_, index) => {
    const quote = makeQuote(count - index);
    const person = people[index % people.length];
    if (person === undefined) return quote;
    const { id, name } = person;
    return { ...quote, assignee: { id, name, at: quote.createdAt } };
  });
}

const messages = [
  'Could you confirm that the certified copy carries your stamp, and that it can be with us by noon?',
  '中英文兩個文本具有同等效力，請注意區分「定金」與「訂金」。盖章包含在报价内吗？',
  'Keep the defined terms as they are in the English text, please: Party A, Closing, Long Stop Date.',
];
const notes = ['She wants a call before noon, in Mandarin.', '合同第三稿，術語表見附件。'];

/** What client and office have written about every other submission. */
function makeTalk(number: number, at: string): Pick<QuoteSubmission, 'messages' | 'notes'> {
  if (number % 2 === 0) return {};
  const said = ['client', 'office', 'client'].map((from, index) => ({
    id: `${number}-${index}`,
    from,
    text: pick(messages, number + index),
    at,
  }));
  return { messages: said, notes: [{ id: `${number}-n`, text: pick(notes, number), at }] };
}

function makeQuote(number: number): QuoteSubmission {
  const createdAt = new Date(startAt - number * 600_000).toISOString();
  const words = (number * 37) % 20_000;
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    reference: `YQ-${number.toString(36).toUpperCase().padStart(8, '0')}`,
    revision: 2,
    status: pick(quoteStatuses, number),
    customerName: `${pick(names, number)} ${number}`,
    customerEmail: `client-${number}@example.com`,
    translationDirection: pick(translationDirections, number),
    serviceType: number % 3 === 0 ? 'Certified Translation' : 'Standard Translation',
    deliveryTimeline: number % 5 === 0 ? 'Rush (24 hours)' : 'Standard (5-7 days)',
    deadlineDate: new Date(startAt + (number % 30) * 86_400_000).toISOString(),
    deadlineTime: '17:00',
    timeZone: number % 2 === 0 ? 'Asia/Shanghai' : 'America/Los_Angeles',
    fileName: pick(files, number),
    fileSize: words * 6,
    fileType: 'application/octet-stream',
    filePath: `file-${number}`,
    wordCount: words,
    estimatedWordCount: words + 5,
    wordCountBasis: 'measured',
    measurement: {
      format: 'docx',
      exactness: 'exact',
      counts: { words, asianCharacters: words, otherWords: 0, characters: words },
      outside: {},
    },
    estimatedCost: (words / 10).toFixed(2),
    createdAt,
    updatedAt: createdAt,
    ...makeTalk(number, createdAt),
    history: [
      { status: 'pending', at: createdAt },
      { status: pick(quoteStatuses, number), at: createdAt, device: 'Chrome on Windows' },
    ],
  };
}

function pick<T>(choices: readonly [T, ...T[]] | readonly T[], number: number): T {
  const choice = choices[number % choices.length];
  if (choice === undefined) throw new Error('Nothing to pick from');
  return choice;
}
