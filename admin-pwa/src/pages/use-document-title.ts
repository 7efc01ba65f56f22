import { useEffect } from 'react';
import { useTexts } from '../texts/texts.ts';

/** The console's name in the tab, after what it shows. */
export function useDocumentTitle(shown: string | undefined): void {
  const { title: name } = useTexts().shell;
  useEffect(() => {
    document.title = shown ? `${shown} · ${name}` : name;
  }, [shown, name]);
}
