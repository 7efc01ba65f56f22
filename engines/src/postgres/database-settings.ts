/** A PostgreSQL that several processes share. */
export interface DatabaseSettings {
  readonly url: string;
  /** Leads to the server itself, for notices, where `url` leads to a pooler. */
  readonly directUrl: string;
  /** Of this process, beside the one that listens. */
  readonly maxConnections: number;
  /** `SESSION_SECRET`, newest first: what the database must not tell by itself is sealed with it. */
  readonly secrets: readonly string[];
}
