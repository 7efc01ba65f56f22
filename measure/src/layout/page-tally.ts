import type { Story } from '../counting/story.ts';
import type { Finding } from '../document-reader.ts';
import type { PageContent } from './page-content.ts';
import { RepeatedLines } from './repeated-lines.ts';

type UndecidedPage = Extract<PageContent, { kind: 'undecided' }>;

/** Adds up the pages of a document, and writes those that hold text into its story. */
export class PageTally {
  readonly #story: Story;
  readonly #repeated = new RepeatedLines();
  #undecided: { readonly number: number; readonly page: UndecidedPage }[] = [];
  #pages = 0;
  #picturePages: number[] = [];
  #unreadablePages = 0;
  #textPages = 0;

  constructor(story: Story) {
    this.#story = story;
  }

  /** Their numbers, from 1 on; complete once it is finished. */
  get picturePages(): readonly number[] {
    return [...this.#picturePages].sort((one, other) => one - other);
  }

  /** Pages come in their order. */
  add(page: PageContent): void {
    this.#pages += 1;
    switch (page.kind) {
      case 'text':
        this.#write(page.text);
        return;
      case 'picture':
        this.#picturePages.push(this.#pages);
        return;
      case 'unreadable':
        this.#unreadablePages += 1;
        return;
      case 'undecided':
        this.#repeated.add(page.lines);
        this.#undecided.push({ number: this.#pages, page });
        return;
      case 'blank':
    }
  }

  finish(): Finding {
    for (const { number, page } of this.#undecided) {
      if (page.lines.every((line) => this.#repeated.has(line))) this.#picturePages.push(number);
      else this.#write(page.text);
    }
    this.#undecided = [];
    const [pictures, unreadable] = [this.#picturePages.length, this.#unreadablePages];
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
