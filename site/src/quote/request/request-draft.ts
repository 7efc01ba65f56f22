import * as z from 'zod/mini';
import { type RequestFields, typedNames } from './request-fields.ts';

const draftKey = 'quote-draft';
const draftSchema = z.record(z.enum(typedNames), z.string());

/** As much of `Storage` as a draft needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the typed fields through a reload of this tab. Never the document. */
export interface RequestDraft {
  load(): RequestFields | null;
  save(fields: RequestFields): void;
  clear(): void;
}

/** A draft is a convenience: where storage is full or forbidden the form works without it. */
export function createRequestDraft(openStorage: () => DraftStorage): RequestDraft {
  return {
    load: () => parseDraft(attempt(() => openStorage().getItem(draftKey))),
    save: (fields) => attempt(() => openStorage().setItem(draftKey, JSON.stringify(fields))),
    clear: () => attempt(() => openStorage().removeItem(draftKey)),
  };
}

function parseDraft(text: string | null | undefined): RequestFields | null {
  if (!text) return null;
  const parsed = z.safeParse(
    draftSchema,
    attempt((): unknown => JSON.parse(text)),
  );
  return parsed.success ? parsed.data : null;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
