import type { StoryPart } from '../../counting/story.ts';
import { DocumentFault } from '../../document-fault.ts';
import type { Signature } from './commands.ts';

/** Where a text goes: a part, the definition of a command, or nowhere. */
export type Target = StoryPart | 'definition' | null;

/** A group, argument, option, formula or environment that is open. */
export interface Frame {
  /** What ends it: "}", "]", "$", "\end{equation}" … */
  readonly closer: string;
  readonly target: Target;
  /** A formula and a name cannot hold a paragraph's end: TeX complains there, and goes on. */
  readonly endsWithParagraph?: boolean;
  /** Stands apart from what follows. */
  readonly isBlock?: boolean;
  /** The arguments that may follow it. */
  readonly next?: PendingArguments | null;
}

/** The arguments that a command still expects. */
export interface PendingArguments {
  readonly signature: Signature;
  /** How many it has taken. */
  readonly taken: number;
  /** Where text stands that is an argument of it. */
  readonly target: Target;
}

const maxFrames = 200_000;

/** What is open, innermost last. Each operation takes constant time over all frames that were opened. */
export class FrameStack {
  readonly #frames: Frame[] = [];
  readonly #open = new Map<string, number>();
  /** Of frames that a paragraph's end ends. */
  #fragile = 0;
  /** Where text goes that stands in no frame. */
  base: Target;

  constructor(base: Target) {
    this.base = base;
  }

  get depth(): number {
    return this.#frames.length;
  }

  get target(): Target {
    const top = this.top;
    return top === undefined ? this.base : top.target;
  }

  get top(): Frame | undefined {
    return this.#frames.at(-1);
  }

  get below(): Frame | undefined {
    return this.#frames.at(-2);
  }

  /** Whether a paragraph's end ends one of them. */
  get isFragile(): boolean {
    return this.#fragile > 0;
  }

  has(closer: string): boolean {
    return (this.#open.get(closer) ?? 0) > 0;
  }

  push(frame: Frame): void {
    if (this.#frames.length === maxFrames) {
      throw new DocumentFault('damaged', 'groups are nested too deeply');
    }
    this.#frames.push(frame);
    this.#open.set(frame.closer, (this.#open.get(frame.closer) ?? 0) + 1);
    if (frame.endsWithParagraph) this.#fragile += 1;
  }

  pop(): Frame | undefined {
    const frame = this.#frames.pop();
    if (frame === undefined) return undefined;
    const others = (this.#open.get(frame.closer) ?? 0) - 1;
    if (others > 0) this.#open.set(frame.closer, others);
    else this.#open.delete(frame.closer);
    if (frame.endsWithParagraph) this.#fragile -= 1;
    return frame;
  }
}
