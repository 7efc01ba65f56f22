import { join } from 'node:path';
import type { UnfinishedDocument } from '@yiqiao/ports/document-store';
import type { DiskFile } from '../../disk/disk.ts';
import { unfinishedPrefix } from '../folder/data-folder.ts';
import { type AppendingFile, createAppendingFile } from '../incoming/appending-file.ts';
import type { IncomingFileOptions } from '../incoming/incoming-file.ts';
import type { FollowedDocuments } from './followed-documents.ts';
import type { UnfinishedMark, UnfinishedMarks } from './unfinished-marks.ts';

export interface UnfinishedFileOptions extends IncomingFileOptions {
  readonly marks: UnfinishedMarks;
  readonly followed: FollowedDocuments;
}

/** The name of the file with the bytes of an unfinished document. */
export function unfinishedName(key: string): string {
  return `${unfinishedPrefix}${key}`;
}

/** An unfinished document whose file is open. */
export class UnfinishedFile implements UnfinishedDocument {
  readonly #key: string;
  readonly #options: UnfinishedFileOptions;
  readonly #file: DiskFile | null;
  #mark: UnfinishedMark;
  #appending: AppendingFile | null = null;
  #isCommitted: boolean;
  #isClosed: boolean;

  /** @param file `null` if it is committed. */
  constructor(
    key: string,
    mark: UnfinishedMark,
    file: DiskFile | null,
    options: UnfinishedFileOptions,
  ) {
    this.#key = key;
    this.#mark = mark;
    this.#file = file;
    this.#options = options;
    this.#isCommitted = file === null;
    this.#isClosed = file === null;
  }

  get offset() {
    return this.#mark.offset;
  }

  get isCommitted() {
    return this.#isCommitted;
  }

  /** Where its bytes are now. */
  get #path() {
    const name = this.#isCommitted ? this.#key : unfinishedName(this.#key);
    return join(this.#options.folder, name);
  }

  open() {
    const { followed, reader, pace } = this.#options;
    const key = this.#key;
    if (this.#file === null) throw new Error('A document that is whole takes no more bytes.');
    if (this.offset === 0) followed.put(key, reader.follow(this.#path, false));
    this.#appending = createAppendingFile(this.#file, {
      from: this.offset,
      pace,
      onReached: (size) => followed.get(key)?.reached(size),
    });
    return this.#appending.stream;
  }

  async pause() {
    await this.#secure();
    return this.offset;
  }

  async rollBack() {
    this.#options.followed.abandon(this.#key);
    this.#appending?.stream.destroy();
    await this.#close();
  }

  async commit() {
    const { disk, folder } = this.#options;
    if (this.#isCommitted) return;
    await this.#secure();
    await disk.rename(this.#path, join(folder, this.#key));
    this.#isCommitted = true;
    await disk.syncFolder(folder);
  }

  async readFindings(isText: boolean) {
    const { followed, reader } = this.#options;
    // What it is was not yet known while it arrived, so that no words were counted.
    if (isText) followed.abandon(this.#key);
    // A reader that began late, or was replaced, has not seen its beginning: then it is read once more.
    const found = await followed
      .take(this.#key)
      ?.end(this.offset)
      .catch(() => null);
    return found ?? (await reader.follow(this.#path, isText).end(this.offset));
  }

  /** Not flushed: if the power goes, the next start removes the mark. */
  settle() {
    return this.#options.marks.remove(this.#key);
  }

  async discard() {
    const { disk, folder, marks } = this.#options;
    await this.rollBack().catch(() => {});
    await disk.remove(this.#path);
    await marks.remove(this.#key);
    await disk.syncFolder(folder);
  }

  /** In this order: after a crash at any point, the mark is true. */
  async #secure(): Promise<void> {
    try {
      await this.#appending?.flush();
    } finally {
      await this.#close();
    }
    const offset = this.#appending?.size() ?? this.offset;
    if (offset === this.offset) return;
    const moved = { ...this.#mark, offset };
    await this.#options.marks.change(this.#key, moved);
    this.#mark = moved;
  }

  async #close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#file?.close();
  }
}
