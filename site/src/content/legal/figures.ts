import { company } from '@yiqiao/contract/company';
import { piecesFromBytes } from '@yiqiao/contract/http/upload-pieces';
import { keptFor } from '@yiqiao/contract/keeping/kept-for';
import type { KeptSection } from '@yiqiao/contract/keeping/kept-schema';
import { confirmationDays } from '@yiqiao/contract/life/awaited-delivery';
import { wishDays } from '@yiqiao/contract/record/wish';

/** The figures of the privacy notice, from the code that keeps to them. */
export const privacyFigures = {
  ...keptFor,
  confirmationDays,
  wishDays,
  largeFromMb: piecesFromBytes / 1024 ** 2,
};

/** Whether the office keeps something for another time than the program comes with: then the notice names the office's. */
export const hasOwnTimes = company.kept !== undefined;

interface TimeWords {
  /** As the program comes. */
  readonly byDefault: string;
  readonly own: (value: number) => string;
  /** Until it is deleted by hand. */
  readonly off: string;
}

/** How long something is kept. */
export function sayKept(field: keyof KeptSection, { byDefault, own, off }: TimeWords): string {
  if (company.kept === undefined) return byDefault;
  const value = company.kept[field];
  return value === 'off' ? off : own(value);
}
