import { useEffect, useState } from 'react';
import type { PackageTexts } from '../../content/en/quote/package.ts';
import { loadPackage } from '../../content/loaders/load-package.ts';
import { fetchLostSheets } from '../../pages/lost-sheets.ts';
import { useTexts } from '../../texts/site-texts.ts';

interface PackageRoom {
  readonly room: typeof import('../package/package-room.tsx');
  readonly texts: PackageTexts;
}

/**
 * Loads what is needed for several files, code and texts, when they are there.
 * @returns `null` until then, and if it cannot be loaded: the first document can be sent all the same.
 */
export function usePackageRoom(isNeeded: boolean): PackageRoom | null {
  const [loaded, setLoaded] = useState<PackageRoom | null>(null);
  const { language } = useTexts();
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    fetchLostSheets()
      .then(() => Promise.all([import('../package/package-room.tsx'), loadPackage[language]()]))
      .then(
        ([room, texts]) => isOver || setLoaded({ room, texts }),
        () => {},
      );
    return () => {
      isOver = true;
    };
  }, [isNeeded, language]);
  return loaded;
}
