import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decideRecognizedCount, takeReading } from '@yiqiao/contract/commands/office/take-reading';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import {
  addFailedPage,
  addPage,
  continueReading,
  type ScanReading,
} from '@yiqiao/contract/record/scan-reading';
import { describe, expect, it, vi } from 'vitest';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { ConsoleContext } from '../state/use-console.ts';
import { sampleQuote } from '../test/sample-quote.ts';
import { ScanSection } from './scan-section.tsx';

const noCounts = { words: 0, asianCharacters: 0, otherWords: 0, characters: 0 };

function scanOf(reading?: ScanReading, differences: Partial<QuoteSubmission> = {}) {
  return sampleQuote({
    wordCountBasis: 'estimated',
    measurement: {
      format: 'pdf',
      exactness: 'uncountable',
      limit: 'scan',
      counts: noCounts,
      outside: {},
      pages: 200,
      picturePages: 200,
    },
    ...(reading && { reading }),
    ...differences,
  });
}

function readingOf(state: string, pages: number, differences: Partial<ScanReading> = {}) {
  const begun = { ...continueReading(undefined, { pages: 'sample' }), pages: 200, state };
  return Array.from({ length: pages }, (_, index) => index).reduce<ScanReading>(
    (reading, index) => {
      const asianCharacters = 300 + index * 10;
      return addPage(reading, { words: asianCharacters, asianCharacters, otherWords: 0 }, 10);
    },
    { ...begun, ...differences },
  );
}

function show(quote: QuoteSubmission, { isOffline = false } = {}) {
  const console = createFakeConsole();
  const changeNow = vi.mocked(console.changeNow);
  const view = (shown: QuoteSubmission) => (
    <ConsoleContext value={console}>
      <ScanSection quote={shown} isOffline={isOffline} />
    </ConsoleContext>
  );
  const { rerender } = render(view(quote));
  const update = (changed: QuoteSubmission) => rerender(view(changed));
  return { changeNow, update };
}

const asks = (body: object) => expect.objectContaining({ parameters: { id: 'q1' }, body });

const button = (name: string) => screen.getByRole('button', { name });

describe('ScanSection', () => {
  it('asks for a sample, in the language that staff choose', async () => {
    const quote = scanOf();
    const { changeNow } = show(quote);
    await userEvent.click(button('Read the scan'));
    expect(changeNow).toHaveBeenLastCalledWith(endpoints.readScan, asks({ pages: 'sample' }));
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Traditional Chinese');
    await userEvent.click(button('Read the scan'));
    expect(changeNow).toHaveBeenLastCalledWith(
      endpoints.readScan,
      asks({ pages: 'sample', language: 'zh-Hant' }),
    );
  });

  it('shows how far the reading is', () => {
    const { update } = show(scanOf(readingOf('waiting', 0)));
    expect(screen.getByText('Waiting for its turn.')).toHaveRole('status');
    update(scanOf(readingOf('reading', 3), { revision: 2 }));
    expect(screen.getByText('Reading: 3 of 10 pages done.')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Pages done' })).toHaveValue(3);
  });

  it('cancels, and keeps the keyboard on its button', async () => {
    const quote = scanOf(readingOf('reading', 3));
    const { changeNow, update } = show(quote);
    await userEvent.click(button('Cancel'));
    expect(changeNow).toHaveBeenCalledExactlyOnceWith(endpoints.cancelReading, expect.anything());
    update(scanOf(readingOf('cancelled', 3), { revision: 2 }));
    expect(button('Go on')).toHaveFocus();
    expect(screen.getByText('Cancelled.')).toBeVisible();
  });

  it('tells the range, what it would cost, and how long the rest takes', async () => {
    const quote = scanOf(readingOf('finished', 10, { foundLanguage: 'zh-Hans' }));
    const { changeNow } = show(quote);
    expect(screen.getByText('About 62,000 to 77,000 Chinese characters')).toBeVisible();
    expect(screen.getByText(/^10 of 200 pages read by recognition\./)).toHaveTextContent(
      'The other 190 pages take about 32 min.',
    );
    expect(screen.getByText(/19 times out of 20/)).toBeVisible();
    expect(screen.getByText(/that would be/)).toHaveTextContent(
      'At Standard Translation, Standard (5-7 days), that would be $6,200.00 to $7,700.00. This changes no price.',
    );
    expect(screen.getByLabelText('Language')).toHaveDisplayValue('Found: Simplified Chinese');
    await userEvent.click(button('Read all pages'));
    expect(changeNow).toHaveBeenCalledWith(endpoints.readScan, asks({ pages: 'all' }));
  });

  it('reads again in another language, and has nothing more to read when all is', async () => {
    const quote = scanOf(readingOf('finished', 10, { pages: 10 }));
    const { changeNow } = show(quote);
    expect(screen.queryByRole('button', { name: /Read|Go on/ })).toBeNull();
    expect(screen.getByText('About 3,310 to 3,590 Chinese characters')).toBeVisible();
    expect(screen.getByText(/every page was read, and recognition may be off by 4%/)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'English');
    await userEvent.click(button('Read again'));
    expect(changeNow).toHaveBeenCalledWith(
      endpoints.readScan,
      asks({ pages: 'sample', language: 'en' }),
    );
  });

  it('says which pages could not be read, and why nothing was', () => {
    const failed = [4, 3].reduce(
      (reading, number) => addFailedPage(reading, number, 1),
      readingOf('finished', 8),
    );
    const { update } = show(scanOf(failed));
    expect(screen.getByText(/8 of 200 pages read by recognition\./)).toBeVisible();
    expect(screen.getByText(/^Pages 3 and 4 could not be read/)).toBeVisible();
    expect(screen.queryByText(/About|19 times|that would be/)).toBeNull();
    const { failedPages: _unnamed, ...earlier } = failed;
    update(scanOf(earlier, { revision: 2 }));
    expect(screen.getByText(/^2 pages could not be read/)).toBeVisible();
    const empty = addPage(
      readingOf('finished', 0, { pages: 1 }),
      { words: 0, asianCharacters: 0, otherWords: 0 },
      1,
    );
    update(scanOf(empty, { revision: 2 }));
    expect(screen.getByText(/^No text was recognized/)).toBeVisible();
    expect(screen.queryByText(/About|that would be/)).toBeNull();
    update(scanOf(readingOf('finished', 0, { pagesFailed: 10 }), { revision: 2 }));
    expect(screen.getByText('None of its pages could be read.')).toBeVisible();
    update(scanOf(readingOf('failed', 0, { pages: 0 }), { revision: 3 }));
    expect(screen.getByText('The document could not be opened for reading.')).toBeVisible();
  });

  it('counts the pages that have text in, and words apart from characters', () => {
    const counts = { words: 1000, asianCharacters: 0, otherWords: 1000, characters: 5000 };
    const reading = readingOf('finished', 10, { pages: 10 });
    const measurement = scanOf().measurement;
    show(
      scanOf(reading, {
        measurement: measurement && {
          ...measurement,
          exactness: 'partial',
          limit: 'scanned-pages',
          counts,
        },
      }),
    );
    expect(
      screen.getByText('About 3,310 to 3,590 Chinese characters and 1,000 words'),
    ).toBeVisible();
  });

  it('offers a whole reading as the count, and says when it is that', async () => {
    const whole = scanOf(readingOf('finished', 10, { pages: 10 }));
    const { changeNow, update } = show(whole);
    expect(screen.getByText(/This changes no price\./)).toBeVisible();
    await userEvent.click(button('Use as the count'));
    expect(changeNow).toHaveBeenCalledExactlyOnceWith(takeReading, asks({}));
    const { quote: taken } = decideRecognizedCount(whole, {}, { at: 0 });
    update({ ...whole, ...taken });
    expect(screen.getByText('This is the count now; the price follows it.')).toBeVisible();
    expect(screen.queryByText(/This changes no price\./)).toBeNull();
    expect(button('Use as the count')).toHaveFocus();
    await userEvent.click(button('Use as the count'));
    expect(changeNow).toHaveBeenCalledOnce();
    update(scanOf(readingOf('finished', 10)));
    expect(screen.queryByRole('button', { name: 'Use as the count' })).toBeNull();
  });

  it('says beside the button why it was refused', async () => {
    const { changeNow } = show(scanOf());
    changeNow.mockResolvedValueOnce('The server is busy.');
    await userEvent.click(button('Read the scan'));
    expect(screen.getByRole('alert')).toHaveTextContent('The server is busy.');
  });

  it('needs a connection', () => {
    show(scanOf(), { isOffline: true });
    expect(button('Read the scan')).toBeDisabled();
    expect(screen.getByText(/Reading a scan needs a connection\./)).toBeVisible();
  });

  it('keeps what was read when the document is gone, and is not there for other documents', () => {
    const { filePath: _deleted, ...gone } = scanOf(readingOf('cancelled', 4));
    const { update } = show(gone);
    expect(screen.getByText(/4 of 200 pages read/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    update(sampleQuote());
    expect(screen.queryByRole('region', { name: 'Scan' })).toBeNull();
  });
});
