import { useTexts } from '../texts/texts.ts';

const hanRun = /([\p{Script=Han}\p{Script=Bopomofo}，。、；：？！（）《》「」『』【】·]+)/u;

/**
 * Text typed by clients, in any mixture of scripts. Without a language on it Chinese would be drawn
 * with the Japanese form of its characters on some devices. On a Chinese page it is in that page's script.
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
