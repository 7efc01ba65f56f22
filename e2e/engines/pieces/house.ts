import { createHash } from 'node:crypto';
import { createVisitor } from '../../../api/test/visitor.ts';
import { password, username } from '../../product.ts';
import type { Fault } from './faults.ts';
import type { SourceDocument } from './source-document.ts';

/** Where a document is sent to. */
export interface House {
  /** Of the server to which requests go at first. */
  readonly port: number;
  /** Those that can befall this house. */
  readonly faults: readonly Fault[];
  /** What each of its processes has written. */
  output(): string;
  /** The most memory that a process had resident at once. */
  readPeakBytes(): Promise<number>;
}

export interface Arrived {
  readonly fileName: string;
  readonly fileSize: number;
  readonly sha256: string;
}

/** What the office has from a client of that name; every byte is read. */
export async function readArrived(port: number, customerName: string): Promise<Arrived[]> {
  const staff = createVisitor(`http://localhost:${port}`);
  await staff.client.login({ username, password });
  const list = await staff.client.listQuotes();
  const quotes = list.kind === 'whole' ? list.quotes : [];
  const arrived: Arrived[] = [];
  for (const { id, fileName, fileSize } of quotes.filter(isFrom(customerName))) {
    const { body } = await staff.fetch(`/api/admin/files/${id}`);
    const hash = createHash('sha256');
    for await (const bytes of body ?? []) hash.update(bytes);
    arrived.push({ fileName, fileSize, sha256: hash.digest('hex') });
  }
  return arrived;
}

function isFrom(name: string) {
  return ({ customerName }: { readonly customerName: string }) => customerName === name;
}

/** As it ought to arrive. */
export function asArrived({ name, bytes, sha256 }: SourceDocument): Arrived {
  return { fileName: name, fileSize: bytes, sha256 };
}
