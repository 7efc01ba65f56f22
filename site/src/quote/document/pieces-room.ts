import { lookForKept } from '../kept/kept-on-desk.ts';
import { KeptRing } from '../kept/kept-ring.tsx';
import { KeptWords } from '../kept/kept-words.tsx';
import { SameOne } from '../kept/same-one.tsx';
import { KeptAside, SendingAside } from '../pieces/pieces-aside.tsx';
import { PiecesTextsContext } from '../pieces/pieces-texts.ts';
import { SendingInPieces } from '../pieces/sending-in-pieces.tsx';

/** What is loaded for a large document, or one that was on its way before a reload. */
export const piecesRoom = {
  lookForKept,
  KeptAside,
  KeptRing,
  KeptWords,
  PiecesTextsContext,
  SameOne,
  SendingAside,
  SendingInPieces,
};
