import { createHash } from 'node:crypto';
import { company } from '@yiqiao/contract/company';
import type { Language } from '@yiqiao/contract/text/languages';
import { escapeHtml } from './escape-html.ts';

const style = `:root{color-scheme:light dark;--ground:#f1f6f4;--ink:#0a1f22;--ink2:#40565a;--dot:#fa4a0c;--ring:#00727c}
@media (prefers-color-scheme:dark){:root{--ground:#07181a;--ink:#e8f2ef;--ink2:#a4bbb8;--dot:#ff6830;--ring:#3fb8b8}}
body{margin:0;min-height:100vh;display:grid;align-content:center;background:var(--ground);color:var(--ink);font:1.125rem/1.55 system-ui,sans-serif}
main{max-width:38rem;padding:3rem 1.5rem}
h1{margin:0 0 1.5rem;font-size:clamp(2.75rem,12vw,5.5rem);font-weight:600;line-height:.95;letter-spacing:-.045em}
h1 span{color:var(--dot)}
:lang(zh) h1{line-height:1.1;letter-spacing:0}
:lang(zh) h1 span{color:var(--ring)}
:lang(zh) p{line-height:1.75}
body:lang(zh-Hans){font-family:"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
body:lang(zh-Hant){font-family:"PingFang TC","Microsoft JhengHei","Noto Sans CJK TC",sans-serif}
p{margin:0 0 1rem}
a{color:var(--ring)}
a:focus-visible{outline:3px solid var(--ring);outline-offset:3px}
.small{color:var(--ink2);font-size:.875rem}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Allows the page's own style and nothing else. */
export const plainPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

interface PlainPage {
  readonly language: Language;
  readonly title: string;
  /** As HTML. */
  readonly paragraphs: readonly string[];
}

/** A page written by the server itself, for cases that no page of the site covers. */
export function plainPage({ language, title, paragraphs }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${escapeHtml(company.name)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}<span>${language === 'en' ? '.' : '。'}</span></h1>
${paragraphs.join('\n')}
</main>
</body>
</html>
`;
}

/** "Write to …": the office's address between two texts, as HTML. */
export function writeToUs({ before, after }: { before: string; after: string }): string {
  const email = escapeHtml(company.email);
  return `<p>${before}<a href="mailto:${email}">${email}</a>${after}</p>`;
}
