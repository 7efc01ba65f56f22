import type { RefObject } from 'react';

/** How the panel was opened: by a character on an empty line, or by its button. */
export type PanelOpening = 'typed' | 'pressed';

/** Handles a key for the panel. @returns whether it was one of its own. */
export type PanelKeys = (key: string) => boolean;

/** What a field and the panel below it know of each other. */
export interface PanelNeeds {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly opening: PanelOpening | null;
  /** What is typed behind the character that has opened the panel. */
  readonly query: string;
  readonly listId: string;
  /** Set by the panel: the field hands keys on. */
  readonly keys: RefObject<PanelKeys | null>;
  /** The id of the option that is chosen. */
  setActive(id: string | null): void;
  /** Puts a text into the field, in the place of what has opened the panel. */
  putIn(text: string): void;
  close(): void;
}
