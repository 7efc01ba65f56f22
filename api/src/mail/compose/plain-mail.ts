import { stopOf, type WholeLetter } from './letter-parts.ts';
import { widthOf, wrapText } from './wrap-text.ts';

const columns = 72;

/** A letter as plain text, for readers and programs that take no other. */
export function layOutPlain(letter: WholeLetter): string {
  const { language, title, greeting, lead, action, link, notes, company } = letter;
  const colon = language === 'en' ? ':' : '：';
  const blocks = [
    [`${title}${stopOf(language)}`],
    greeting === undefined ? [] : [greeting],
    wrapText(lead, columns),
    layOutRows(letter),
    [`${action}${colon}`, link],
    notes.flatMap((note) => wrapText(note, columns)),
    ['-- ', company.name, company.email],
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** Labels of one width, so that values stand below each other. */
function layOutRows({ rows }: Pick<WholeLetter, 'rows'>): string[] {
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
