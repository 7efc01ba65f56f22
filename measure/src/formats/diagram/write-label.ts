import type { Story, StoryPart } from '../../counting/story.ts';
import { writeHtml } from '../markup/html.ts';

/** Writes a label as it is shown; none is fine. */
export function writeLabel(
  story: Story,
  part: StoryPart,
  { text, isHtml }: { readonly text: string; readonly isHtml: boolean },
): void {
  if (isHtml) writeHtml(text, story, part);
  else story.write(part, text);
  story.write(part, '\n');
}
