import example from '../../company.example.json' with { type: 'json' };
import type { Company, LocalLines } from './company-schema.ts';
import type { OfficeFacts } from './office-facts.ts';
import type { Language } from './text/languages.ts';

declare global {
  /** Set before this module is loaded, where somebody else has read `company.json`. */
  var companyFacts: OfficeFacts | undefined;
}

/** The company shown until an office has its own `company.json`. */
export const exampleCompany: Company = example;

/**
 * Who runs this installation. The server starts from `company.json`, puts changes of the office's settings into
 * effect while it runs, and hands it to the browser and to the service worker with what it serves
 * (`companyScript`).
 */
export let company: OfficeFacts = globalThis.companyFacts ?? exampleCompany;

/** Called before anything is served, and whenever an owner has changed something. */
export function setCompany(facts: OfficeFacts): void {
  globalThis.companyFacts = facts;
  company = facts;
}

/** Lines in the reader's language; the English ones where there are none. */
export function localLines(lines: LocalLines, language: Language): string {
  return lines[language] ?? lines.en;
}

/** A script that says who runs the installation to the modules that are loaded after it. */
export function companyScript(facts: OfficeFacts): string {
  // Within a page, no text may end the script; U+2028 and U+2029 end a line in old engines.
  const json = JSON.stringify(facts).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `companyFacts=${json}`;
}
