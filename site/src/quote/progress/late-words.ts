import { create } from 'zustand';

/** What parts that are loaded late have the rest of the desk say in the place of its own words. */
interface LateWords {
  /** For screen readers. */
  readonly announced?: string | undefined;
  /** On the button of the form, and below it. */
  readonly submit?: string | undefined;
  readonly promise?: string | undefined;
}

export const useLateWords = create<LateWords>(() => ({}));
