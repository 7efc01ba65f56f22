import type { ByteSource } from '../../byte-source.ts';
import { viewBytes } from '../../byte-view.ts';

/** One record of a workbook's stream, with those that continue it. Source: MS-XLS, 2.1.4. */
export interface WorkbookRecord {
  readonly type: number;
  /** Offset of the record in the stream. */
  readonly at: number;
  /** The record's data and that of each record that continues it. */
  readonly parts: readonly Uint8Array[];
}

const windowBytes = 1024 * 1024;
const headBytes = 4;
const continueType = 0x003c;

export async function* readRecords(stream: ByteSource): AsyncGenerator<WorkbookRecord> {
  let waiting: { type: number; at: number; parts: Uint8Array[] } | null = null;
  for await (const { type, at, data } of readSingleRecords(stream)) {
    if (type === continueType && waiting !== null) {
      waiting.parts.push(data);
      continue;
    }
    if (waiting !== null) yield waiting;
    waiting = { type, at, parts: [data] };
  }
  if (waiting !== null) yield waiting;
}

async function* readSingleRecords(stream: ByteSource) {
  let start = 0;
  let bytes = await stream.read(0, windowBytes);
  for (let at = 0; at + headBytes <= stream.size; ) {
    // A record has at most 64 KB of data.
    const isInside = at + headBytes + 0x10000 <= start + bytes.length;
    if (!isInside && start + bytes.length < stream.size) {
      start = at;
      bytes = await stream.read(start, windowBytes);
    }
    const view = viewBytes(bytes);
    if (at - start + headBytes > bytes.length) return;
    const type = view.getUint16(at - start, true);
    const length = view.getUint16(at - start + 2, true);
    const from = at - start + headBytes;
    yield { type, at, data: bytes.subarray(from, from + length) };
    at += headBytes + length;
  }
}
