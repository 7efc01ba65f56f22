import type { IncomingMessage } from 'node:http';
import { findLanguage, isLanguage, type Language } from '@yiqiao/contract/text/languages';

/** The fields of a request's form, as far as they have arrived. */
type FormFields = ReadonlyMap<string, string>;

const forms = new WeakMap<IncomingMessage, FormFields>();

/** Has the request answered in the language that its form names. */
export function answerInLanguageOf(request: IncomingMessage, fields: FormFields): void {
  forms.set(request, fields);
}

/** The language for the response: that of the form, or, before it has arrived, that of its page. */
export function answerLanguage(request: IncomingMessage): Language {
  const named = forms.get(request)?.get('language');
  return isLanguage(named) ? named : languageOfPage(request.headers.referer);
}

function languageOfPage(address = ''): Language {
  return URL.canParse(address) ? findLanguage(new URL(address).pathname) : 'en';
}
