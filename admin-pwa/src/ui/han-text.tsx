import { useTexts } from '../texts/texts.ts';

const hanRun = /([\p{Script=Han}\p{Script=Bopomofo}，。、；：？！（）《》「」『』【】·]+)/u;

/**
 * Text typed by clients, in any mix of scripts. Without a `lang`, some devices draw Chinese with
 * Japanese glyphs. On a Chinese page the page's own `lang` applies.
 */
export function HanText({ children }: { children: string }) {
  const { language } = useTexts();
  if (language !== 'en' || !hanRun.test(children)) return children;
  return children.split(hanRun).map((run, index) =>
    index % 2 === 0 ? (
      run
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never change places.
      <span key={index} lang="zh-Hans">
        {run}
      </span>
    ),
  );
}
