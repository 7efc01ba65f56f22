import { type RequestFieldName, requestFieldNames } from '@yiqiao/contract/record/request-fields';
import type { Language } from '@yiqiao/contract/text/languages';
import type { Wording } from '@yiqiao/contract/wording/wording';
import { wording as hans } from '@yiqiao/contract/wording/zh-hans-orders';
import { wording as hant } from '@yiqiao/contract/wording/zh-hant-orders';
import type { HttpProblem } from './http-problem.ts';

export interface ProblemPageTexts {
  readonly title: string;
  /** What was wrong. */
  readonly explain: (problem: HttpProblem) => string;
  /** Around the link to the form. */
  readonly goBack: { readonly before: string; readonly link: string; readonly after: string };
  /** Around the office's address. */
  readonly write: { readonly before: string; readonly after: string };
  /** Precedes the id of the fault in the log. */
  readonly reference: string;
}

export const problemPageTexts: Readonly<Record<Language, ProblemPageTexts>> = {
  en: {
    title: 'Not sent',
    explain: ({ message }) => message,
    goBack: {
      before:
        'Nothing was kept. Go back in your browser to find your entries as you left them, or ',
      link: 'start again',
      after: '.',
    },
    write: { before: 'If it happens again, write to ', after: '.' },
    reference: 'Reference: ',
  },
  'zh-Hans': {
    title: '没能提交',
    explain: (problem) => explainIn(hans, problem),
    goBack: {
      before: '没有留下任何内容。请在浏览器中返回上一页，已填的内容都还在；也可以',
      link: '重新填写',
      after: '。',
    },
    write: { before: '如果再次出现，请写信到', after: '。' },
    reference: '编号：',
  },
  'zh-Hant': {
    title: '沒能送出',
    explain: (problem) => explainIn(hant, problem),
    goBack: {
      before: '沒有留下任何內容。請在瀏覽器中返回上一頁，填寫的內容都還在；也可以',
      link: '重新填寫',
      after: '。',
    },
    write: { before: '如果再次發生，請寫信到', after: '。' },
    reference: '編號：',
  },
};

function explainIn(wording: Wording, { code, status, field, fault }: HttpProblem): string {
  if (fault === undefined || !isRequestField(field)) return wording.problem(code, status);
  return `${wording.field(field, fault)}。`;
}

function isRequestField(name: string | undefined): name is RequestFieldName {
  return requestFieldNames.some((known) => known === name);
}
