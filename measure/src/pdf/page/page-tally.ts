import type { Story } from '../../counting/story.ts';
import type { Finding } from '../../document-reader.ts';
import type { PageContent } from './page-kind.ts';
import { RepeatedLines } from './page-marks.ts';

/** Adds up the pages of a document, and writes those that hold text into its story. */
export class PageTally {
  readonly #story: Story;
  readonly #repeated = new RepeatedLines();
  #undecided: Extract<PageContent, { kind: 'undecided' }>[] = [];
  #picturePages = 0;
  #unreadablePages = 0;
  #textPages = 0;

  constructor(story: Story) {
    this.#story = story;
  }

  add(page: PageContent): void {
    switch (page.kind) {
      case 'text':
        this.#write(page.text);
        return;
      case 'picture':
        this.#picturePages += 1;
        return;
      case 'unreadable':
        this.#unreadablePages += 1;
        return;
      case 'undecided':
        this.#repeated.add(page.lines);
        this.#undecided.push(page);
        return;
      case 'blank':
    }
  }

  finish(): Finding {
    for (const { text, lines } of this.#undecided) {
      if (lines.every((line) => this.#repeated.has(line))) this.#picturePages += 1;
      else this.#write(text);
    }
    this.#undecided = [];
    const [pictures, unreadable] = [this.#picturePages, this.#unreadablePages];
    const pages = {
      ...(pictures > 0 && { picturePages: pictures }),
      ...(unreadable > 0 && { unreadablePages: unreadable }),
    };
    const isNothingRead = this.#textPages === 0;
    if (unreadable > 0) {
      return isNothingRead
        ? { ...pages, uncountable: 'unreadable-text' }
        : { ...pages, partial: 'unreadable-pages' };
    }
    if (pictures === 0) return {};
    return isNothingRead
      ? { ...pages, uncountable: 'scan' }
      : { ...pages, partial: 'scanned-pages' };
  }

  #write(text: string): void {
    this.#textPages += 1;
    this.#story.write('main', text);
  }
}
