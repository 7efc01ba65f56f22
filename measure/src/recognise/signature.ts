import { holdsText } from '../holds-text.ts';
import type { MeasurementLimit } from '../report/measurement.ts';

/** Bytes at a fixed place in every file of a format. */
export interface Signature {
  readonly format: string;
  readonly limit: MeasurementLimit;
  /** As Latin-1. */
  readonly text: string;
  readonly offset?: number;
  /** A second mark, for containers that several formats share. */
  readonly also?: { readonly text: string; readonly offset: number };
}

/** Formats that are named but not read; the last are drawings written as text, for programs only. More specific ones come first. */
const signatures: readonly Signature[] = [
  { format: 'png', limit: 'image', text: '\x89PNG\r\n\x1a\n' },
  { format: 'jpeg', limit: 'image', text: '\xff\xd8\xff' },
  { format: 'gif', limit: 'image', text: 'GIF8' },
  { format: 'webp', limit: 'image', text: 'RIFF', also: { text: 'WEBP', offset: 8 } },
  { format: 'tiff', limit: 'image', text: 'II*\0' },
  { format: 'tiff', limit: 'image', text: 'MM\0*' },
  { format: 'psd', limit: 'image', text: '8BPS' },
  { format: 'bmp', limit: 'image', text: 'BM', also: { text: '\0\0\0\0', offset: 6 } },
  { format: 'ico', limit: 'image', text: '\0\0\x01\0' },
  { format: 'heic', limit: 'image', text: 'ftyphei', offset: 4 },
  { format: 'heic', limit: 'image', text: 'ftypmif1', offset: 4 },
  { format: 'avif', limit: 'image', text: 'ftypavif', offset: 4 },
  { format: 'm4a', limit: 'audio', text: 'ftypM4A', offset: 4 },
  { format: 'mov', limit: 'video', text: 'ftypqt', offset: 4 },
  { format: 'mp4', limit: 'video', text: 'ftyp', offset: 4 },
  { format: 'mov', limit: 'video', text: 'moov', offset: 4 },
  { format: 'mov', limit: 'video', text: 'mdat', offset: 4 },
  { format: 'mov', limit: 'video', text: '\0\0\0\x08wide' },
  { format: 'mkv', limit: 'video', text: '\x1a\x45\xdf\xa3' },
  { format: 'avi', limit: 'video', text: 'RIFF', also: { text: 'AVI ', offset: 8 } },
  { format: 'wmv', limit: 'video', text: '\x30\x26\xb2\x75\x8e\x66\xcf\x11' },
  { format: 'flv', limit: 'video', text: 'FLV\x01' },
  { format: 'mpeg', limit: 'video', text: '\0\0\x01\xba' },
  { format: 'wav', limit: 'audio', text: 'RIFF', also: { text: 'WAVE', offset: 8 } },
  { format: 'flac', limit: 'audio', text: 'fLaC' },
  { format: 'ogg', limit: 'audio', text: 'OggS' },
  { format: 'mp3', limit: 'audio', text: 'ID3' },
  { format: 'aiff', limit: 'audio', text: 'FORM', also: { text: 'AIF', offset: 8 } },
  { format: 'caf', limit: 'audio', text: 'caff\0' },
  { format: 'rm', limit: 'video', text: '.RMF\0' },
  { format: 'silk', limit: 'audio', text: '\x02#!SILK' },
  { format: 'silk', limit: 'audio', text: '#!SILK' },
  { format: 'amr', limit: 'audio', text: '#!AMR' },
  { format: 'rar', limit: 'archive', text: 'Rar!\x1a\x07' },
  { format: '7z', limit: 'archive', text: '7z\xbc\xaf\x27\x1c' },
  { format: 'gzip', limit: 'archive', text: '\x1f\x8b\x08' },
  { format: 'bzip2', limit: 'archive', text: 'BZh' },
  { format: 'xz', limit: 'archive', text: '\xfd7zXZ\0' },
  { format: 'zstd', limit: 'archive', text: '\x28\xb5\x2f\xfd' },
  { format: 'tar', limit: 'archive', text: 'ustar', offset: 257 },
  { format: 'ps', limit: 'unknown-format', text: '%!PS' },
  { format: 'mif', limit: 'unknown-format', text: '<MIFFile ' },
  { format: 'dxf', limit: 'unknown-format', text: '  0', also: { text: 'SECTION', offset: 4 } },
  { format: 'dxf', limit: 'unknown-format', text: '  0', also: { text: 'SECTION', offset: 5 } },
];

export function findSignature(head: Uint8Array): Signature | undefined {
  return signatures.find(
    ({ text, offset = 0, also }) =>
      holdsText(head, text, offset) &&
      (also === undefined || holdsText(head, also.text, also.offset)),
  );
}
