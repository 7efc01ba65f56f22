/** What an order fills in. */
export const blankNames = [
  'client',
  'reference',
  'document',
  'words',
  'price',
  'date',
  'until',
  'today',
  'company',
] as const;

export type BlankName = (typeof blankNames)[number];

/** How they are written between braces, in texts of any script; the first two are those of English and of 简体. */
const spellings: Readonly<Record<BlankName, readonly string[]>> = {
  client: ['client', '客户', '客戶'],
  reference: ['reference', '编号', '編號'],
  document: ['document', '文件', '檔案'],
  words: ['words', '字数', '字數'],
  price: ['price', '价格', '價格'],
  date: ['date', '交付日期', '交件日期'],
  until: ['valid until', '有效期至'],
  today: ['today', '今天'],
  company: ['company', '公司'],
};

const blank = /\{([^{}\n]{1,40})\}/g;

/** How a blank is written in a text of a language. */
export function spellBlank(name: BlankName, language: string): string {
  const [english = name, simplified = english, traditional = simplified] = spellings[name];
  if (language === 'en') return english;
  return language === 'zh-Hant' ? traditional : simplified;
}

function findBlankName(written: string): BlankName | null {
  const name = written.trim().toLowerCase();
  return blankNames.find((one) => spellings[one].includes(name)) ?? null;
}

export type BlankFacts = Readonly<Partial<Record<BlankName, string>>>;

/** A piece of a reply: plain, filled in from the order, or for the person to fill in. */
export interface ReplyPart {
  readonly kind: 'plain' | 'filled' | 'open';
  readonly text: string;
}

/** A reply with what an order fills in. What the order does not know is left to the person, too. */
export function fillReply(text: string, facts: BlankFacts): readonly ReplyPart[] {
  const parts: ReplyPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: written = '', index } of text.matchAll(blank)) {
    if (index > end) parts.push({ kind: 'plain', text: text.slice(end, index) });
    const name = findBlankName(written);
    const fact = name === null ? undefined : facts[name];
    parts.push(fact ? { kind: 'filled', text: fact } : { kind: 'open', text: written.trim() });
    end = index + whole.length;
  }
  if (end < text.length) parts.push({ kind: 'plain', text: text.slice(end) });
  return parts;
}

/**
 * Tells a blank of a reply from braces that somebody has typed, which are sent as they are: texts about software are
 * full of them. It is invisible, and goes with the blank.
 */
const openMark = '\u2060';

const openBlank = /\{\u2060([^{}\n]{1,40})\}/g;

/** As it is put into a field. */
export function toFieldText(parts: readonly ReplyPart[]): string {
  return parts.map(({ kind, text }) => (kind === 'open' ? `{${openMark}${text}}` : text)).join('');
}

export interface OpenBlank {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The blanks of a field that nobody has filled in. */
export function findOpenBlanks(text: string): readonly OpenBlank[] {
  return Array.from(text.matchAll(openBlank), ({ 0: whole, 1: name = '', index }) => ({
    name,
    start: index,
    end: index + whole.length,
  }));
}

export function hasOpenBlank(text: string): boolean {
  return findOpenBlanks(text).length > 0;
}
