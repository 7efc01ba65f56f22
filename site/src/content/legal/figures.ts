import { piecesFromBytes } from '@yiqiao/contract/http/upload-pieces';
import { keptFor } from '@yiqiao/contract/keeping/kept-for';
import { confirmationDays } from '@yiqiao/contract/life/awaited-delivery';
import { wishDays } from '@yiqiao/contract/record/wish';

/** The figures of the privacy notice, from the code that keeps to them. */
export const privacyFigures = {
  ...keptFor,
  confirmationDays,
  wishDays,
  largeFromMb: piecesFromBytes / 1024 ** 2,
};
