/** The records of a zip. Source: PKWARE APPNOTE 6.3.10, sections 4.3 and 4.5.3; all numbers little-endian. */

interface EntryFacts {
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly size: number;
  /** CRC-32. */
  readonly checksum: number;
}

/** Bit 11: the name is UTF-8. */
const flags = 0x0800;
const plainVersion = 20;
const zip64Version = 45;
const most16 = 0xffff;
const most32 = 0xffff_ffff;

/** Before the bytes of a file. */
export function localHeader(entry: EntryFacts): Buffer {
  const name = Buffer.from(entry.name);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x0403_4b50, 0);
  writeEntry(head, 4, { ...entry, nameBytes: name.length, version: plainVersion, extraBytes: 0 });
  return Buffer.concat([head, name]);
}

/** In the list at the end. @param entry.offset where its local header begins. */
export function centralHeader(entry: EntryFacts & { readonly offset: number }): Buffer {
  const { offset } = entry;
  const name = Buffer.from(entry.name);
  const extra = offset < most32 ? Buffer.alloc(0) : longOffset(offset);
  const version = offset < most32 ? plainVersion : zip64Version;
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x0201_4b50, 0);
  head.writeUInt16LE(version, 4);
  const nameBytes = name.length;
  writeEntry(head, 6, { ...entry, nameBytes, version, extraBytes: extra.length });
  head.writeUInt32LE(Math.min(offset, most32), 42);
  return Buffer.concat([head, name, extra]);
}

function longOffset(offset: number): Buffer {
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(0x0001, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(offset), 4);
  return extra;
}

interface WrittenEntry extends EntryFacts {
  readonly nameBytes: number;
  readonly extraBytes: number;
  /** The version of the format that is needed to unpack it. */
  readonly version: number;
}

/** The fields that both headers of a file share. */
function writeEntry(head: Buffer, start: number, entry: WrittenEntry): void {
  const { time, date } = toDosMoment(entry.at);
  head.writeUInt16LE(entry.version, start);
  head.writeUInt16LE(flags, start + 2);
  head.writeUInt16LE(time, start + 6);
  head.writeUInt16LE(date, start + 8);
  head.writeUInt32LE(entry.checksum, start + 10);
  head.writeUInt32LE(entry.size, start + 14);
  head.writeUInt32LE(entry.size, start + 18);
  head.writeUInt16LE(entry.nameBytes, start + 22);
  head.writeUInt16LE(entry.extraBytes, start + 24);
}

/** In UTC, since the format has no time zone; to two seconds. */
function toDosMoment(at: number): { time: number; date: number } {
  const moment = new Date(Math.max(at, Date.UTC(1980, 0)));
  const [hours, minutes] = [moment.getUTCHours(), moment.getUTCMinutes()];
  const [month, day] = [moment.getUTCMonth() + 1, moment.getUTCDate()];
  return {
    time: (hours << 11) | (minutes << 5) | (moment.getUTCSeconds() >> 1),
    date: ((moment.getUTCFullYear() - 1980) << 9) | (month << 5) | day,
  };
}

interface CentralList {
  readonly count: number;
  /** Length of the list, in bytes. */
  readonly length: number;
  /** Offset of the list. */
  readonly offset: number;
}

/** The last bytes of a zip, also in the long form where the numbers do not fit into the short one. */
export function endOfZip(list: CentralList): Buffer {
  const { count, length, offset } = list;
  const isLong = count >= most16 || length >= most32 || offset >= most32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Math.min(count, most16), 8);
  end.writeUInt16LE(Math.min(count, most16), 10);
  end.writeUInt32LE(Math.min(length, most32), 12);
  end.writeUInt32LE(Math.min(offset, most32), 16);
  return isLong ? Buffer.concat([longEnd(list), end]) : end;
}

function longEnd({ count, length, offset }: CentralList): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(0x0606_4b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(zip64Version, 12);
  end.writeUInt16LE(zip64Version, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(length), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  // Where that record begins, for programs that read from the end.
  end.writeUInt32LE(0x0706_4b50, 56);
  end.writeBigUInt64LE(BigInt(offset + length), 64);
  end.writeUInt32LE(1, 72);
  return end;
}
