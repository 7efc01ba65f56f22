import type { StoryPart } from '../../counting/story.ts';
import { DocumentFault } from '../../document-fault.ts';
import type { ArgumentRule } from './latex-rules.ts';

/** Where text goes; `null` where it is not printed. */
export type Target = StoryPart | null;

/** The arguments that a command still expects. */
export interface Pending {
  readonly rule: ArgumentRule;
  readonly taken: number;
  readonly target: Target;
}

/** A group, argument, option, formula or environment that is open. */
export interface Frame {
  /** What ends it: "}", "]", "$", "\end{equation}" … */
  readonly closer: string;
  readonly target: Target;
  /** Whether the end of a paragraph ends it, too: TeX complains there, and continues. */
  readonly isFragile?: boolean;
  readonly isBlock?: boolean;
  /** Arguments that may follow it. */
  readonly next?: Pending;
}

const maxFrames = 200_000;

/** What is open, innermost last. Every operation takes constant time, however many frames are open. */
export class Frames {
  readonly #frames: Frame[] = [];
  readonly #open = new Map<string, number>();
  /** Where text outside of all frames goes. */
  base: Target;

  constructor(base: Target) {
    this.base = base;
  }

  get depth(): number {
    return this.#frames.length;
  }

  get top(): Frame | undefined {
    return this.#frames.at(-1);
  }

  get below(): Frame | undefined {
    return this.#frames.at(-2);
  }

  get target(): Target {
    return this.top === undefined ? this.base : this.top.target;
  }

  has(closer: string): boolean {
    return (this.#open.get(closer) ?? 0) > 0;
  }

  push(frame: Frame): void {
    if (this.depth === maxFrames) {
      throw new DocumentFault('damaged', 'groups are nested too deeply');
    }
    const isFragile = frame.isFragile ?? (frame.target === null && this.top?.isFragile === true);
    this.#frames.push({ ...frame, isFragile });
    this.#open.set(frame.closer, (this.#open.get(frame.closer) ?? 0) + 1);
  }

  pop(): void {
    const frame = this.#frames.pop();
    if (frame !== undefined) this.#open.set(frame.closer, (this.#open.get(frame.closer) ?? 1) - 1);
  }
}
