import type { Language } from '@yiqiao/contract/text/languages';
import { type ListedOrder, type OneOrder, stopOf, type WholeLetter } from './letter-parts.ts';
import { widthOf, wrapText } from './wrap-text.ts';

const columns = 72;

/** A letter as plain text, for readers and programs that take no other. */
export function layOutPlain(letter: WholeLetter): string {
  const { language, title, greeting, lead, matter, notes, company } = letter;
  const blocks = [
    [`${title}${stopOf(language)}`],
    greeting === undefined ? [] : [greeting],
    wrapText(lead, columns),
    ...('action' in matter ? layOutOrder(matter, language) : matter.map(listOrder)),
    notes.flatMap((note) => wrapText(note, columns)),
    ['-- ', company.name, company.email],
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function layOutOrder({ rows, action, link }: OneOrder, language: Language): string[][] {
  const colon = language === 'en' ? ':' : '：';
  return [layOutRows(rows), [`${action}${colon}`, link]];
}

function listOrder({ reference, state, link }: ListedOrder): string[] {
  return [...wrapText(`${reference}   ${state}`, columns), link];
}

/** Labels of one width, so that values stand below each other. */
function layOutRows(rows: OneOrder['rows']): string[] {
  const labelWidth = Math.max(...rows.map(([label]) => widthOf(label))) + 2;
  return rows.flatMap(([label, value]) => {
    const [first = '', ...more] = wrapText(value, columns - labelWidth);
    const indent = ' '.repeat(labelWidth);
    return [
      label + ' '.repeat(labelWidth - widthOf(label)) + first,
      ...more.map((it) => indent + it),
    ];
  });
}
