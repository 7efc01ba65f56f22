import { openKeptDatabase } from '../offline/storage/database.ts';
import { createIndexedStorage } from '../offline/storage/indexed-storage.ts';
import { speak, texts } from '../texts/texts.ts';

/** What the worker knows of the device when it is told something. */
export interface KeptDevice {
  /** Certainly nobody is logged in here. */
  readonly isLeft: boolean;
  readonly language: string;
  readonly words: ReturnType<typeof texts>['told']['worker'];
}

/** A device whose storage cannot be read counts as somebody's. */
export async function readKeptDevice(): Promise<KeptDevice> {
  const { isLeft, language: chosen } = await readKept().catch(() => unknown);
  await speak(chosen);
  const { language, told } = texts();
  return { isLeft, language, words: told.worker };
}

const unknown = { isLeft: false, language: undefined };

async function readKept() {
  const database = await openKeptDatabase();
  if (database === null) return unknown;
  try {
    const storage = createIndexedStorage(async () => database);
    const { language } = await storage.readPreferences();
    return { isLeft: (await storage.readSession()) === null, language };
  } finally {
    database.close();
  }
}
