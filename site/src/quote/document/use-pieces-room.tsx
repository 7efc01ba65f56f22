import type { Language } from '@yiqiao/contract/text/languages';
import { type ReactNode, useEffect } from 'react';
import { loadPieces } from '../../content/loaders/load-pieces.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useQuoteDesk } from '../desk/quote-desk.ts';
import { hasKeptHint } from '../sending/kept-hint.ts';
import { isLarge } from '../sending/large-file.ts';
import { useLateRoom } from './use-late-room.ts';

export type PiecesRoom = NonNullable<ReturnType<typeof usePiecesRoom>>;

/** Loads what a large document needs; also where one may have been on its way, which is then offered again. */
export function usePiecesRoom() {
  const document = useQuoteDesk((desk) => desk.document);
  const isHydrated = useHydrated();
  const mayBeKept = isHydrated && document === null && hasKeptHint();
  const late = useLateRoom(mayBeKept || (document !== null && isLarge(document.file)), loadRoom);
  useEffect(() => {
    if (mayBeKept) void late?.room.lookForKept();
  }, [mayBeKept, late]);
  return late;
}

async function loadRoom(language: Language) {
  const [{ piecesRoom }, texts] = await Promise.all([
    import('./pieces-room.ts'),
    loadPieces[language](),
  ]);
  return [piecesRoom, texts] as const;
}

interface InPiecesProps {
  readonly late: PiecesRoom;
  readonly children: ReactNode;
}

/** Gives parts of that room their texts. */
export function InPieces({ late, children }: InPiecesProps) {
  const { PiecesTextsContext } = late.room;
  return <PiecesTextsContext value={late.texts}>{children}</PiecesTextsContext>;
}
