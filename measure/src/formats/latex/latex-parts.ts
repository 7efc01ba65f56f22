import type { Story } from '../../counting/story.ts';
import { ArgumentReader } from './argument-reader.ts';
import { Conditions } from './conditions.ts';
import { Definitions } from './definitions.ts';
import { FrameStack } from './frame-stack.ts';
import { LineCursor } from './line-cursor.ts';
import { PrintedText } from './printed-text.ts';
import { Verbatim } from './verbatim.ts';

/** What the readers of a document share: the place that is being read, and what is open there. */
export interface LatexParts {
  readonly cursor: LineCursor;
  readonly frames: FrameStack;
  readonly text: PrintedText;
  readonly arguments: ArgumentReader;
  readonly definitions: Definitions;
  readonly verbatim: Verbatim;
  readonly conditions: Conditions;
}

export function createLatexParts(story: Story, hasPreamble: boolean): LatexParts {
  const cursor = new LineCursor();
  const definitions = new Definitions();
  const frames = new FrameStack(hasPreamble ? null : 'main');
  const text = new PrintedText(story, frames, definitions);
  return {
    cursor,
    frames,
    text,
    arguments: new ArgumentReader(cursor, frames, text, definitions),
    definitions,
    verbatim: new Verbatim(cursor, text),
    conditions: new Conditions(),
  };
}
