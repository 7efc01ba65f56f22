import type { FollowedDocument } from '../reading/document-reader.ts';

/** Each holds an open file. Whatever is dropped is read again at its end. */
const maxFollowed = 64;

/** Unfinished documents that have been read from their first byte on, so that no hash has to begin anew. */
export interface FollowedDocuments {
  get(key: string): FollowedDocument | undefined;
  put(key: string, followed: FollowedDocument): void;
  /** Takes one out, to end it. */
  take(key: string): FollowedDocument | undefined;
  abandon(key: string): void;
}

export function createFollowedDocuments(): FollowedDocuments {
  const followed = new Map<string, FollowedDocument>();

  function take(key: string): FollowedDocument | undefined {
    const found = followed.get(key);
    followed.delete(key);
    return found;
  }

  function abandon(key: string): void {
    take(key)?.abandon();
  }

  return {
    get: (key) => followed.get(key),
    put(key, document) {
      const [oldest] = followed.keys();
      if (oldest !== undefined && followed.size >= maxFollowed) abandon(oldest);
      followed.set(key, document);
    },
    take,
    abandon,
  };
}
