import { useEffect } from 'react';
import { useTexts } from '../texts/texts.ts';

/** The tab's title: the number of unopened requests, what is on screen, the console's name. */
export function useDocumentTitle(shown: string | undefined, unopened = 0): void {
  const { title: name } = useTexts().shell;
  useEffect(() => {
    const count = unopened > 0 ? `(${unopened}) ` : '';
    document.title = `${count}${shown ? `${shown} · ` : ''}${name}`;
  }, [shown, unopened, name]);
}
