import { useEffect } from 'react';
import { useTexts } from '../texts/texts.ts';

/**
 * The tab's title: how many requests nobody has opened or jobs nobody has answered, what is on screen, and the name of
 * the console, which for translators is another one.
 */
export function useDocumentTitle(shown: string | undefined, unopened = 0, consoleName = ''): void {
  const { shell } = useTexts();
  const name = consoleName || shell.title;
  useEffect(() => {
    const count = unopened > 0 ? `(${unopened}) ` : '';
    document.title = `${count}${shown ? `${shown} · ` : ''}${name}`;
  }, [shown, unopened, name]);
}
