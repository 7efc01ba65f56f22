import type { Language } from '@yiqiao/contract/text/languages';
import { breakMark, type Quoted, type QuotedLanguage } from '../../src/content/phrase.ts';

export const cardSize = { width: 1200, height: 630 } as const;

interface CardPage {
  readonly language: Language;
  readonly name: string;
  readonly nameCompanion: Quoted;
}

interface CardLook {
  /** The shared tokens, as CSS. */
  readonly tokens: string;
  /** The Latin web font as a data URL. */
  readonly font: string;
}

/** What the company does, in two lines. */
const trades: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['Translation and writing', 'between Chinese and English'],
  'zh-Hans': ['中英互译', '双语撰稿'],
  'zh-Hant': ['中英互譯', '雙語撰稿'],
};

/**
 * The picture of a page where it is shared: its name in both languages, each stop on its line. The
 * company's name is given beside it (`og:site_name`), so that a rename needs no browser to draw it.
 */
export function writeShareCard(
  { language, name, nameCompanion }: CardPage,
  look: CardLook,
): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${look.tokens}${writeStyle(look.font)}</style>
<p class="about">${trades[language].join('<br>')}</p>
<div class="names">
${writeName(name, language)}
${writeName(nameCompanion.text, nameCompanion.lang)}
</div>`;
}

function writeName(name: string, language: QuotedLanguage): string {
  const stop = language === 'en' ? 'dot' : 'ring';
  return `<p class="name" lang="${language}">${escapeHtml(name.replaceAll(breakMark, ''))}<i class="${stop}"></i></p>`;
}

function writeStyle(font: string): string {
  return `
@font-face { font-family: "Schibsted Grotesk Variable"; font-weight: 400 900; src: url(${font}) }
* { margin: 0; box-sizing: border-box }
body { width: ${cardSize.width}px; height: ${cardSize.height}px; overflow: hidden; background: var(--ground); color: var(--ink);
  font: 600 44px/1 var(--latin); letter-spacing: -.03em }
p:lang(zh) { font-family: var(--han); font-weight: 500; letter-spacing: 0; -webkit-text-stroke: .012em currentcolor }
p:lang(zh-Hant) { font-family: var(--hant) }
.about, .about:lang(zh) { font-weight: 400; -webkit-text-stroke: 0 }
.about { position: absolute; top: 56px; left: 64px; font: 400 30px/1.3 var(--latin); letter-spacing: 0; color: var(--ink2) }
.names { position: absolute; inset: auto 0 64px }
.name { display: table; position: relative; margin-left: 64px; font-size: 100px; line-height: 1.12; letter-spacing: -.045em; white-space: nowrap }
.name:lang(zh) { letter-spacing: 0 }
i { position: relative; display: inline-block; border-radius: 50% }
.dot { width: .2em; height: .2em; margin-left: .07em; background: var(--dot) }
.ring { width: .4em; height: .4em; margin-left: .1em; border: .09em solid var(--ring) }
.name .dot { width: .36em; height: .36em }
.name .ring { width: .62em; height: .62em; border-width: .13em; vertical-align: -.06em }
.name i::after { position: absolute; right: -${cardSize.width}px; bottom: -1px; z-index: -1; width: ${3 * cardSize.width}px; height: 2px; background: var(--hair); content: "" }
.name .ring::after { bottom: calc(-.13em - 1px) }`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
