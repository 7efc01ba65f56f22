import { type Language, pathPrefixes } from '@yiqiao/contract/text/languages';
import { escapeHtml } from './escape-html.ts';
import type { HttpProblem } from './http-problem.ts';
import { plainPage, writeToUs } from './plain-page.ts';
import { problemPageTexts } from './problem-page-texts.ts';

/** The response to a refused form that was sent without JavaScript. */
export function problemPage(problem: HttpProblem, requestId: string, language: Language): string {
  const { title, explain, goBack, write, reference } = problemPageTexts[language];
  const paragraphs = [
    `<p>${escapeHtml(explain(problem))}</p>`,
    `<p>${goBack.before}<a href="${pathPrefixes[language]}/quote">${goBack.link}</a>${goBack.after}</p>`,
    writeToUs(write),
  ];
  const number = `<p class="small">${reference}${escapeHtml(requestId)}</p>`;
  return plainPage({
    language,
    title,
    paragraphs: problem.status >= 500 ? [...paragraphs, number] : paragraphs,
  });
}
