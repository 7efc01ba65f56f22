import { fillRequest } from '../desk.ts';
import type { Page } from '../page.ts';
import type { SourceDocument } from './source-document.ts';

/** Whoever sends the document, and does not let go. */
export interface Sender {
  begin(): Promise<void>;
  /** Reloads the page, and chooses the same file again. */
  reload(): Promise<void>;
  /** Closes the tab, and goes on with the same file in a new one. */
  changeTabs(): Promise<void>;
  /** Sets the clock that the page sees. */
  moveClock(ms: number): Promise<void>;
  hasArrived(): Promise<boolean>;
}

const fileInput = { css: 'input[type=file]' };

export function createSender(
  page: Page,
  origin: string,
  { path }: SourceDocument,
  name: string,
): Sender {
  const quotePage = `${origin}/quote`;

  async function press(): Promise<void> {
    await fillRequest(page, name);
    await page.click({ role: 'button', name: 'Request this Quote' });
  }
  async function chooseAgain(): Promise<void> {
    await page.find({ role: 'button', name: 'Choose the document' });
    await page.setFile(fileInput, path);
  }
  return {
    async begin() {
      await page.open(quotePage);
      await page.find({ role: 'button', name: 'Choose a document first' });
      await page.setFile(fileInput, path);
      await press();
    },
    async reload() {
      await page.reload();
      // It remembers that the button was pressed.
      await chooseAgain();
    },
    async changeTabs() {
      await page.changeTabs();
      await page.open(quotePage);
      await chooseAgain();
      await page.waitForText('of it is with us.');
      await press();
    },
    async moveClock(ms) {
      await page.evaluate(moveClock, ms);
    },
    hasArrived: () =>
      page.evaluate(() =>
        document.body.innerText.includes('Your quote request has been submitted.'),
      ),
  };
}

/** Runs in the page. */
function moveClock(ms: number): null {
  const RealDate = Reflect.get(window, 'RealDate') ?? Date;
  class MovedDate extends RealDate {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(MovedDate.now());
      else super(...given);
    }
    static now() {
      return RealDate.now() + ms;
    }
  }
  Object.assign(window, { RealDate, Date: MovedDate });
  return null;
}
