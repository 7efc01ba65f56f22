import type { Measurement } from '@yiqiao/contract/counting/measurement';
import type { StoreApi } from 'zustand/vanilla';
import type { OfferedFile } from './offered-files.ts';

/** A document of a package. */
export interface PackageItem extends OfferedFile {
  /** Identifies it within the package, whatever is added, replaced or left out. */
  readonly id: number;
  /** The CRC-32 of its bytes. */
  readonly checksum: number;
  /** Whether it is sent; one that is not stays on the device. */
  readonly isIn: boolean;
  readonly reading: ItemReading;
}

export type ItemReading =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'under-way'; readonly fraction: number }
  | { readonly kind: 'done'; readonly report: Measurement };

export interface PackageState {
  readonly items: readonly PackageItem[];
  /** The folder that was taken, `null` for single files. */
  readonly folder: string | null;
  /** Files that were offered with them, and did not fit. */
  readonly leftOut: readonly OfferedFile[];
}

export type PackageStore = StoreApi<PackageState>;

/** Whether all its words are counted. An archive within a package is not opened. */
export function isWhole({ reading }: Pick<PackageItem, 'reading'>): boolean {
  if (reading.kind !== 'done') return false;
  const { exactness, format } = reading.report;
  return exactness === 'exact' && format !== 'zip';
}
