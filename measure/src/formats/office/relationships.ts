import type { Budget } from '../../budget.ts';
import { readXmlPart } from '../../xml/read-xml.ts';
import { resolvePart } from '../../zip/resolve-part.ts';
import type { ZipArchive } from '../../zip/zip-archive.ts';

/** A link from one part of an Office document to another. */
export interface Relationship {
  readonly id: string;
  /** The last word of the type's address: "header", "slide", "comments" … the same in the Transitional and the Strict standard. */
  readonly kind: string;
  /** The name of the part linked to. */
  readonly part: string;
}

/** The links of a part to other parts of the document, in document order; those to missing parts are left out. */
export async function readRelationships(
  archive: ZipArchive,
  part: string,
  budget: Budget,
): Promise<Relationship[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`;
  if (!archive.has(name)) return [];
  const relationships: Relationship[] = [];
  await readXmlPart(archive, name, budget, {
    open(element, attributes) {
      const target = attributes.get('Target');
      if (element !== 'Relationship' || target === undefined) return;
      if (attributes.get('TargetMode') === 'External') return;
      const type = attributes.get('Type') ?? '';
      relationships.push({
        id: attributes.get('Id') ?? '',
        kind: type.slice(type.lastIndexOf('/') + 1),
        part: resolvePart(folder, target),
      });
    },
  });
  return relationships.filter(({ part: target }) => archive.has(target));
}

/** The part that an Office document begins with; null when the archive is no such document. */
export async function findMainPart(archive: ZipArchive, budget: Budget): Promise<string | null> {
  const links = await readRelationships(archive, '', budget);
  return links.find(({ kind }) => kind === 'officeDocument')?.part ?? null;
}
