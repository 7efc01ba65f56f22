import type { DeskState, SourceDocument } from '../desk/desk-state.ts';
import { isOnItsWay } from '../desk/desk-state.ts';
import { UploadProgress } from '../progress/upload-progress.tsx';
import { isLarge } from '../sending/large-file.ts';
import { ChosenDocument } from './chosen-document.tsx';
import { InPieces, type PiecesRoom } from './use-pieces-room.tsx';

interface OnDeskProps {
  readonly document: SourceDocument;
  readonly sending: DeskState['sending'];
  readonly late: PiecesRoom | null;
}

/** A document: what it holds, or how far it has been sent. */
export function OnDesk({ document, sending, late }: OnDeskProps) {
  const { arrivedBytes } = document;
  if (!isOnItsWay(sending)) {
    const arrived = late !== null && arrivedBytes !== undefined && (
      <InPieces late={late}>
        <late.room.SameOne document={document} arrivedBytes={arrivedBytes} />
      </InPieces>
    );
    return <ChosenDocument document={document} arrived={arrived} />;
  }
  const { progress } = sending;
  if (late === null || !isLarge(document.file)) {
    return <UploadProgress document={document} progress={progress} />;
  }
  return (
    <InPieces late={late}>
      <late.room.SendingInPieces document={document} progress={progress} />
    </InPieces>
  );
}
