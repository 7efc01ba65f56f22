import type { Delivery } from '../record/delivery.ts';

type Delivered = Pick<Delivery, 'number' | 'replaces'> & {
  readonly files: readonly Pick<Delivery['files'][number], 'id' | 'fileName'>[];
};

/**
 * Which delivered files a later delivery has replaced, by their ids: the number of that delivery. Deliveries are
 * cumulative: a file is replaced only by a later one of the same name, or when the office says so. A replaced file
 * can still be downloaded, but is no longer part of the finished translation.
 */
export function findReplaced(deliveries: readonly Delivered[]): ReadonlyMap<string, number> {
  const replaced = new Map<string, number>();
  const seen: { readonly id: string; readonly name: string }[] = [];
  for (const { number, replaces = [], files } of deliveries) {
    const names = new Set(files.map(nameOf));
    for (const { id, name } of seen) {
      const isReplaced = names.has(name) || replaces.includes(id);
      if (isReplaced && !replaced.has(id)) replaced.set(id, number);
    }
    seen.push(...files.map((file) => ({ id: file.id, name: nameOf(file) })));
  }
  return replaced;
}

/** The files that make up the finished translation, newest delivery first. */
export function currentFiles<Kind extends Delivered>(
  deliveries: readonly Kind[],
): readonly Kind['files'][number][] {
  const replaced = findReplaced(deliveries);
  return [...deliveries]
    .reverse()
    .flatMap(({ files }) => files.filter(({ id }) => !replaced.has(id)));
}

/** Normalizes a name, so that different Unicode spellings of it compare equal. */
function nameOf({ fileName }: { readonly fileName: string }): string {
  return fileName.normalize('NFC').toLowerCase();
}
