import { inLanguage, type Language } from '@yiqiao/contract/text/languages';
import { escapeHtml } from './escape-html.ts';
import type { HttpProblem } from './http-problem.ts';
import { plainPage, writeToUs } from './plain-page.ts';
import { problemPageTexts } from './problem-page-texts.ts';

/**
 * The response to a refused form that was sent without JavaScript.
 * @param form the path of the form in English.
 */
export function problemPage(
  problem: HttpProblem,
  requestId: string,
  { language, form }: { readonly language: Language; readonly form: string },
): string {
  const { title, explain, goBack, write, reference } = problemPageTexts[language];
  const paragraphs = [
    `<p>${escapeHtml(explain(problem))}</p>`,
    `<p>${goBack.before}<a href="${inLanguage(form, language)}">${goBack.link}</a>${goBack.after}</p>`,
    writeToUs(write),
  ];
  const number = `<p class="small">${reference}${escapeHtml(requestId)}</p>`;
  return plainPage({
    language,
    title,
    paragraphs: problem.status >= 500 ? [...paragraphs, number] : paragraphs,
  });
}
