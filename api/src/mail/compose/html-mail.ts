import type { Language } from '@yiqiao/contract/text/languages';
import { escapeHtml } from '../../http/answers/escape-html.ts';
import { type ListedOrder, type OneOrder, stopOf, type WholeLetter } from './letter-parts.ts';

/** The look's colors, written out: a mail has no style sheet of the site. */
const light = {
  ground: '#f1f6f4',
  around: '#dae8e4',
  ink: '#0a1f22',
  quiet: '#40565a',
  hair: '#b7c9c5',
  dot: '#fa4a0c',
  ring: '#00727c',
  'button-dot': '#ff5a20',
  'button-ring': '#3fb8b8',
} as const;

const dark = {
  ground: '#07181a',
  around: '#030e10',
  ink: '#e8f2ef',
  quiet: '#a4bbb8',
  hair: '#294448',
  dot: '#ff6830',
  ring: '#3fb8b8',
  'button-dot': '#d93d00',
  'button-ring': '#00727c',
} as const;

/** The faces of the reader's system; each language has its own, so that Han characters have its forms. */
const faces: Readonly<Record<Language, string>> = {
  en: "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif",
  'zh-Hans': "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif",
  'zh-Hant': "'PingFang TC', 'Microsoft JhengHei', 'Noto Sans CJK TC', 'Noto Sans TC', sans-serif",
};

/** Programs that know neither narrow screens nor dark ones leave this out and lose nothing. */
const styleSheet = `
@media (max-width: 480px) {
  .side { padding-left: 20px !important; padding-right: 20px !important; }
  .title { font-size: 40px !important; }
  .label, .value { display: block !important; width: auto !important; text-align: left !important; }
  .label { padding: 12px 0 0 !important; border-bottom: 0 !important; }
  .value { padding: 2px 0 12px !important; border-top: 0 !important; }
}
@media (prefers-color-scheme: dark) {
  .around { background: ${dark.around} !important; }
  .ground { background: ${dark.ground} !important; }
  .ink { color: ${dark.ink} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .rule { border-color: ${dark.ink} !important; }
  .hair { border-color: ${dark.hair} !important; }
  .dot { color: ${dark.dot} !important; }
  .ring { color: ${dark.ring} !important; }
  .button { background: ${dark.ink} !important; }
  .button-text { color: ${dark.ground} !important; }
  .button-dot { color: ${dark['button-dot']} !important; }
  .button-ring { color: ${dark['button-ring']} !important; }
}`;

/** A letter as HTML: one column of 600 px, no picture, nothing fetched, everything inline that must be. */
export function layOutHtml(letter: WholeLetter): string {
  const { language, subject } = letter;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styleSheet}
</style>
</head>
<body class="around" style="margin: 0; padding: 0; background: ${light.around};">
<table role="presentation" class="around" width="100%" cellpadding="0" cellspacing="0" border="0" style="background: ${light.around};">
<tr><td align="center" style="padding: 0;">
<table role="presentation" class="ground" cellpadding="0" cellspacing="0" border="0" style="width: 100%; max-width: 600px; background: ${light.ground}; font-family: ${faces[language]};">
${section(layOutHead(letter), '28px 36px 22px')}
${section(layOutBody(letter), '30px 36px 28px', true)}
${section(layOutFoot(letter), '18px 36px 28px', true)}
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function section(content: string, padding: string, hasRule = false): string {
  const rule = hasRule ? ` border-top: 2px solid ${light.ink};` : '';
  return `<tr><td class="side rule" style="padding: ${padding};${rule}">
${content}
</td></tr>`;
}

function layOutHead({ brands, language }: WholeLetter): string {
  const names = brands.map(({ name, language: own }) => {
    const weight = own === language ? 700 : 400;
    return `<span lang="${own}" style="font-weight: ${weight};">${escapeHtml(name)}${stop(own)}</span>`;
  });
  return `<p class="ink" style="margin: 0; font-size: 22px; line-height: 30px; color: ${light.ink};">${names.join(' ')}</p>`;
}

function layOutBody(letter: WholeLetter): string {
  const { language, title, greeting, lead, matter } = letter;
  // Chinese is set large in the weight of the site's titles: its strokes would close up in bold.
  const weight = /\p{Script=Han}/u.test(title) ? 600 : 700;
  return [
    `<h1 class="ink title" style="margin: 0 0 22px; font-size: 56px; line-height: 1.1; font-weight: ${weight}; letter-spacing: -0.03em; color: ${light.ink};">${escapeHtml(title)}${stop(language)}</h1>`,
    ...(greeting === undefined ? [] : [paragraph(greeting)]),
    paragraph(lead),
    ...('action' in matter ? layOutOrder(matter, language) : [listOrders(matter)]),
  ].join('\n');
}

function layOutOrder(order: OneOrder, language: Language): string[] {
  const link = escapeHtml(order.link);
  return [
    layOutRows(order),
    layOutButton(order, language),
    `<p style="margin: 18px 0 0; font-size: 13px; line-height: 20px; word-break: break-all;"><a class="quiet" href="${link}" style="color: ${light.quiet}; text-decoration: none;">${link}</a></p>`,
  ];
}

/** Reference and state in a line, the link below it. */
function listOrders(orders: readonly ListedOrder[]): string {
  if (orders.length === 0) return '';
  const cell = `border-top: 1px solid ${light.hair}; padding: 10px 0 0; font-size: 16px; line-height: 24px; vertical-align: top;`;
  const lines = orders.map((order) => {
    const link = escapeHtml(order.link);
    return (
      `<tr><td class="ink hair label" style="${cell} padding-right: 20px; color: ${light.ink}; font-weight: 700; white-space: nowrap;">${escapeHtml(order.reference)}</td>` +
      `<td class="quiet hair value" align="right" style="${cell} color: ${light.quiet}; text-align: right;">${escapeHtml(order.state)}</td></tr>` +
      `<tr><td colspan="2" style="padding: 0 0 10px; font-size: 14px; line-height: 22px; word-break: break-all;"><a class="ink" href="${link}" style="color: ${light.ink};">${link}</a></td></tr>`
    );
  });
  return table(lines);
}

function table(lines: readonly string[]): string {
  return `<table role="presentation" class="hair" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin: 0 0 26px; border-bottom: 1px solid ${light.hair};">
${lines.join('\n')}
</table>`;
}

function paragraph(text: string): string {
  return `<p class="ink" style="margin: 0 0 22px; font-size: 16px; line-height: 25px; color: ${light.ink};">${escapeHtml(text)}</p>`;
}

function layOutRows({ rows }: OneOrder): string {
  const cell = `border-top: 1px solid ${light.hair}; padding: 10px 0; font-size: 16px; line-height: 24px; vertical-align: top;`;
  const lines = rows.map(
    ([label, value], index) =>
      `<tr><td class="quiet hair label" style="${cell} padding-right: 20px; color: ${light.quiet}; white-space: nowrap;">${escapeHtml(label)}</td>` +
      `<td class="ink hair value" align="right" style="${cell} color: ${light.ink}; text-align: right;${index === 0 ? ' font-weight: 700;' : ''}">${escapeHtml(value)}</td></tr>`,
  );
  return table(lines);
}

/** A cell and not a padded link: Outlook pads cells only. */
function layOutButton({ action, link }: OneOrder, language: Language): string {
  const end = stop(language, 'button-');
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" bgcolor="${light.ink}" style="padding: 17px 28px; background: ${light.ink};"><a class="button-text" href="${escapeHtml(link)}" style="font-size: 17px; line-height: 26px; font-weight: 700; color: ${light.ground}; text-decoration: none;">${escapeHtml(action)}${end}</a></td></tr></table>`;
}

function layOutFoot({ notes, company }: WholeLetter): string {
  const style = `margin: 0; font-size: 14px; line-height: 22px; color: ${light.quiet};`;
  const sender = `<p class="quiet" style="${style}">${escapeHtml(company.name)}, ${escapeHtml(company.email)}</p>`;
  if (notes.length === 0) return sender;
  return `<p class="quiet" style="${style} padding-bottom: 18px;">${notes.map(escapeHtml).join('<br>')}</p>
${sender}`;
}

/** English ends a sentence with a dot in orange, Chinese with a ring in teal. */
function stop(language: Language, place: '' | 'button-' = ''): string {
  const name = `${place}${language === 'en' ? 'dot' : 'ring'}` as const;
  return `<span class="${name}" style="color: ${light[name]};">${stopOf(language)}</span>`;
}
