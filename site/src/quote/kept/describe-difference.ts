import type { KeptDocument, KeptStep } from '../desk/kept-document.ts';
import type { PiecesTexts } from '../pieces/pieces-texts.ts';

type Other = Extract<KeptStep, { kind: 'other' }>;

const bytesPerMegabyte = 1024 ** 2;

/** "Same name, but not the same from its third megabyte on." */
export function describeDifference(
  { file, differsFrom }: Other,
  upload: KeptDocument['upload'],
  known: KeptDocument['known'],
  { other }: PiecesTexts,
): string {
  const isSameSize = file.size === upload.size;
  const megabyte = isSameSize ? Math.floor(differsFrom / bytesPerMegabyte) + 1 : null;
  if (known === null) return other.unknownName(megabyte);
  return known.name === file.name ? other.sameName(megabyte) : other.otherName(megabyte);
}
