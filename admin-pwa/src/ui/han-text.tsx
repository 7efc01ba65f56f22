import { useTexts } from '../texts/texts.ts';

const hanRun = /([\p{Script=Han}\p{Script=Bopomofo}，。、；：？！（）《》「」『』【】·]+)/u;
/** "O’Connor": Chinese faces draw the apostrophe as wide as a character. */
const latinWithApostrophe = /((?:\p{Script=Latin}+’)+\p{Script=Latin}*)/u;

/**
 * Text typed by clients, in any mix of scripts. Without a `lang`, some devices draw Chinese with
 * Japanese glyphs. On a Chinese page the page's own `lang` applies, but not to the apostrophe of a Latin word.
 */
export function HanText({ children }: { children: string }) {
  const { language } = useTexts();
  const [run, lang] =
    language === 'en' ? ([hanRun, 'zh-Hans'] as const) : ([latinWithApostrophe, 'en'] as const);
  if (!run.test(children)) return children;
  return children.split(run).map((text, index) =>
    index % 2 === 0 ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never change places.
      <span key={index} lang={lang}>
        {text}
      </span>
    ),
  );
}
