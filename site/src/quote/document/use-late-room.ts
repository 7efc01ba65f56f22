import type { Language } from '@yiqiao/contract/text/languages';
import { useEffect, useState } from 'react';
import { fetchLostSheets } from '../../pages/lost-sheets.ts';
import { useTexts } from '../../texts/site-texts.ts';

/** A part of the desk that is loaded when it is needed, code and texts. */
export interface LateRoom<Room, Texts> {
  readonly room: Room;
  readonly texts: Texts;
}

/**
 * Loads a part of the desk when it is needed.
 * @param load the same function each time.
 * @returns `null` until it is there, and if it cannot be loaded: the desk works without it.
 */
export function useLateRoom<Room, Texts>(
  isNeeded: boolean,
  load: (language: Language) => Promise<readonly [Room, Texts]>,
): LateRoom<Room, Texts> | null {
  const [loaded, setLoaded] = useState<LateRoom<Room, Texts> | null>(null);
  const { language } = useTexts();
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    fetchLostSheets()
      .then(() => load(language))
      .then(
        ([room, texts]) => isOver || setLoaded({ room, texts }),
        () => {},
      );
    return () => {
      isOver = true;
    };
  }, [isNeeded, language, load]);
  return loaded;
}
