import { company } from '@yiqiao/contract/company';
import { toLanguage } from '@yiqiao/contract/text/languages';
import { escapeHtml } from '../../http/answers/escape-html.ts';
import type { ExportedPerson, ExportedSubmission } from './exported-person.ts';
import { findPageWords, type PageWords } from './page-words.ts';
import { describeSubmission, type Section } from './submission-sections.ts';

/** The page in the zip may have styles when it is opened, and load or run nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

const style = `
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif;
  color: #17201d; background: #fbfaf6; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; } h2 { margin-top: 3rem; padding-top: .75rem; border-top: 1px solid; font-size: 1.25rem; }
h3 { margin: 1.5rem 0 .25rem; font-size: 1rem; } ul { margin: 0; padding: 0; list-style: none; }
li { padding: .25rem 0; white-space: pre-wrap; }
@media (prefers-color-scheme: dark) { body { color: #e8e6df; background: #121816; } a { color: inherit; } }
`;

/** An export as a page for people, in the language of the person's last request. It needs no other file to be read. */
export function renderPersonPage(person: ExportedPerson): string {
  const language = toLanguage(person.submissions[0]?.record.language);
  const words = findPageWords(language);
  const { texts, formats } = words;
  const { name, email } = person.company;
  const moment = formats.moment(Date.parse(person.exportedAt), company.timeZone).long;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts.title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.lead(name, moment))}</p>
<p>${escapeHtml(texts.forPrograms)}</p>
<p>${escapeHtml(texts.contact + texts.colon)}<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></p>
${person.submissions.map((submission) => renderSubmission(submission, words)).join('\n')}
</body>
</html>
`;
}

function renderSubmission(submission: ExportedSubmission, words: PageWords): string {
  const { reference } = submission.record;
  const sections = describeSubmission(submission, words).filter(({ lines }) => lines.length > 0);
  return `<h2>${escapeHtml(`${words.texts.request} ${reference}`)}</h2>
${sections.map(renderSection).join('\n')}`;
}

function renderSection({ title, lines }: Section): string {
  const items = lines.map(({ text, href }) =>
    href === undefined
      ? `<li>${escapeHtml(text)}</li>`
      : `<li><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`,
  );
  return `<h3>${escapeHtml(title)}</h3>\n<ul>\n${items.join('\n')}\n</ul>`;
}
