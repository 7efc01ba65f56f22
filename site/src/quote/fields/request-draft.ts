import { type RequestFields, typedNames } from './request-fields.ts';

const draftKey = 'quote-draft';

/** The part of `Storage` that a draft needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps the typed fields when this tab is reloaded, but never the document. */
export interface RequestDraft {
  load(): RequestFields | null;
  save(fields: RequestFields): void;
  clear(): void;
}

/** A draft is a convenience: if storage is full or blocked, the form works without it. */
export function createRequestDraft(openStorage: () => DraftStorage): RequestDraft {
  return {
    load: () => parseDraft(attempt(() => openStorage().getItem(draftKey))),
    save: (fields) => attempt(() => openStorage().setItem(draftKey, JSON.stringify(fields))),
    clear: () => attempt(() => openStorage().removeItem(draftKey)),
  };
}

function parseDraft(text: string | null | undefined): RequestFields | null {
  if (!text) return null;
  const draft = attempt((): unknown => JSON.parse(text));
  return isDraft(draft) ? draft : null;
}

function isDraft(draft: unknown): draft is RequestFields {
  if (typeof draft !== 'object' || draft === null) return false;
  const typed = new Map(Object.entries(draft));
  return typedNames.every((name) => typeof typed.get(name) === 'string');
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
