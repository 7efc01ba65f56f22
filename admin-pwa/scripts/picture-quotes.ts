import type { QuoteSubmission } from '@yiqiao/contract/record/quote';

const hour = 3_600_000;
const now = Date.now();
const ago = (hours: number) => new Date(now - hours * hour).toISOString();

/** Submissions for the pictures of the console: invented people, every kind of state. */
export const pictureQuotes: readonly QuoteSubmission[] = [
  createQuote({
    customerName: '陈思远 Chen Siyuan',
    customerEmail: 'chen.siyuan@example.com',
    translationDirection: 'Chinese to English Translation',
    fileName: 'Shareholders agreement 股东协议.docx',
    words: { asianCharacters: 4870, otherWords: 448 },
    estimatedCost: '531.80',
    createdAt: ago(3),
  }),
  createQuote({
    customerName: 'Margaret Okafor',
    customerEmail: 'm.okafor@example.com',
    serviceType: 'Professional Translation',
    fileName: 'Trial protocol v7 (EN).pdf',
    words: { asianCharacters: 687, otherWords: 12217 },
    estimatedCost: '1935.60',
    createdAt: ago(20),
    deadlineDate: ago(-170),
    deadlineTime: '17:00',
    timeZone: 'America/Los_Angeles',
  }),
  createQuote({
    customerName: '吴佳琪 Wu Jiaqi',
    customerEmail: 'wu.jiaqi@example.com',
    translationDirection: 'Chinese Writing',
    fileName: '春季上新 product copy.txt',
    words: { asianCharacters: 820, otherWords: 122 },
    estimatedCost: '94.20',
    status: 'in-progress',
    createdAt: ago(27),
  }),
  createQuote({
    customerName: 'Hannah Whitlock',
    customerEmail: 'hannah@example.com',
    translationDirection: 'English Writing',
    fileName: 'Brand story.docx',
    words: { asianCharacters: 0, otherWords: 1140 },
    estimatedCost: '228.00',
    status: 'completed',
    createdAt: ago(50),
    fileDeletionDueAt: ago(-17.3),
  }),
];

type Differences = Partial<QuoteSubmission> & {
  words: { asianCharacters: number; otherWords: number };
};

function createQuote({ words: { asianCharacters, otherWords }, ...rest }: Differences) {
  const words = asianCharacters + otherWords;
  const createdAt = rest.createdAt ?? ago(0);
  const quote: QuoteSubmission = {
    id: `picture-${rest.customerEmail}`,
    reference: 'YQ-7F3K-Q2ZD',
    revision: 1,
    status: 'pending',
    customerName: '',
    customerEmail: '',
    translationDirection: 'English to Chinese Translation',
    serviceType: 'Standard Translation',
    deliveryTimeline: 'Standard (5-7 days)',
    fileName: '',
    fileSize: 6_721_372,
    fileType: 'application/octet-stream',
    filePath: 'picture',
    wordCount: words,
    estimatedWordCount: 1_120_228,
    wordCountBasis: 'measured',
    measurement: {
      format: 'pdf',
      exactness: 'exact',
      counts: { words, asianCharacters, otherWords, characters: words * 5 },
      outside: {},
    },
    estimatedCost: '0.00',
    createdAt,
    updatedAt: createdAt,
    history: [{ status: 'pending', at: createdAt }],
    ...rest,
  };
  if (quote.status !== 'pending') {
    quote.history.push({ status: quote.status, at: ago(1), device: 'Chrome on Windows' });
  }
  return quote;
}
