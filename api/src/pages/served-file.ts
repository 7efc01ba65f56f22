import type { OfficeFacts } from '@yiqiao/contract/office-facts';
import type { StaticFile } from './static-file.ts';

/** A file of the build, as it is with the office's facts of this moment. */
export interface ServedFile {
  /** `null` while it has to be made again, because the facts have changed. */
  now(): StaticFile | null;
  /** Makes it again, once for all who wait for it. */
  make(): Promise<StaticFile>;
}

/** A file that says nothing of the office. */
export function unchangingFile(file: StaticFile): ServedFile {
  return { now: () => file, make: async () => file };
}

interface FactualFileOptions {
  /** Another object whenever they have changed. */
  readonly readFacts: () => OfficeFacts;
  readonly make: (facts: OfficeFacts) => Promise<StaticFile>;
  /** What the facts make of it at the start; `null` if that is still to be made. */
  readonly first: StaticFile | null;
}

export function factualFile({ readFacts, make, first }: FactualFileOptions): ServedFile {
  let facts = readFacts();
  let made = first;
  let making: { readonly facts: OfficeFacts; readonly file: Promise<StaticFile> } | null = null;

  async function makeWith(present: OfficeFacts): Promise<StaticFile> {
    try {
      const file = await make(present);
      facts = present;
      made = file;
      return file;
    } finally {
      if (making?.facts === present) making = null;
    }
  }

  return {
    now: () => (facts === readFacts() ? made : null),
    make() {
      const present = readFacts();
      if (making?.facts !== present) making = { facts: present, file: makeWith(present) };
      return making.file;
    },
  };
}

/** Makes what the facts have changed, one after the other, until `stopping`; what is asked for is made before. */
export async function makeAll(files: Iterable<ServedFile>, stopping: AbortSignal): Promise<void> {
  for (const file of files) {
    if (stopping.aborted) return;
    if (file.now() === null) await file.make();
  }
}
