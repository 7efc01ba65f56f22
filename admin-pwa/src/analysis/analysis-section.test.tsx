import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { AnalyzeOutcome } from '../state/actions/analyze-document.ts';
import type { ConsoleState } from '../state/console-state.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleAnalysis } from '../test/sample-analysis.ts';
import { sampleQuote } from '../test/sample-quote.ts';
import { AnalysisSection } from './analysis-section.tsx';

function show(state: Partial<ConsoleState> = {}, quote = sampleQuote()) {
  const console = createFakeConsole(state);
  const isOffline = state.connection === 'offline';
  const view = renderIn(console, <AnalysisSection quote={quote} isOffline={isOffline} />);
  for (const line of screen.queryAllByText('Show')) fireEvent.click(line);
  return { analyze: vi.mocked(console.analyzeDocument), quote, ...view };
}

const button = (name: string) => screen.getByRole('button', { name });
const cellsOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name }).closest('tr');
  if (row === null) throw new Error(`No row ${name}`);
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

describe('AnalysisSection', () => {
  it('asks nothing by itself', () => {
    const { analyze } = show();
    expect(analyze).not.toHaveBeenCalled();
  });

  it('shows each class with its share, and says that the price stays', async () => {
    const { analyze } = show();
    analyze.mockResolvedValue({ kind: 'analyzed', analysis: sampleAnalysis });
    await userEvent.click(button('Analyze'));
    expect(cellsOf('All')).toEqual(['1,240', '3,000', '6,000', '100%']);
    expect(cellsOf('Repetitions')).toEqual(['420', '500', '2,500', '33%']);
    expect(cellsOf('of these, with other numbers')).toEqual(['20', '40', '0', '<1%']);
    expect(cellsOf('Remaining')).toEqual(['820', '2,500', '3,500', '67%']);
    expect(screen.getByText(/This changes no price\./)).toBeVisible();
    expect(screen.getByText('Analyzed: 420 of 1,240 segments are repetitions.')).toHaveRole(
      'status',
    );
  });

  it('keeps the keyboard on its button while it reads, and cancels', async () => {
    const { analyze } = show();
    const signals: AbortSignal[] = [];
    analyze.mockImplementation((_, signal) => {
      signals.push(signal);
      return new Promise<AnalyzeOutcome>(() => {});
    });
    button('Analyze').focus();
    await userEvent.keyboard('{Enter}');
    expect(button('Cancel')).toHaveFocus();
    expect(screen.getByText('Reading the document...')).toHaveRole('status');
    await userEvent.keyboard('{Enter}');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(screen.getByText('Cancelled.')).toBeVisible();
    expect(button('Analyze')).toHaveFocus();
  });

  it('does not take a double click for Analyze and Cancel', async () => {
    const { analyze } = show();
    analyze.mockReturnValue(new Promise<AnalyzeOutcome>(() => {}));
    await userEvent.dblClick(button('Analyze'));
    expect(button('Cancel')).toBeVisible();
    expect(analyze).toHaveBeenCalledOnce();
  });

  it('cancels when the submission is left', async () => {
    const { analyze, unmount } = show();
    analyze.mockReturnValue(new Promise<AnalyzeOutcome>(() => {}));
    await userEvent.click(button('Analyze'));
    unmount();
    expect(analyze.mock.lastCall?.[1].aborted).toBe(true);
  });

  it('says beside the button why it failed, and can be tried again', async () => {
    const { analyze } = show();
    const message = 'This document is a scan: it has no text to analyze.';
    analyze.mockResolvedValueOnce({ kind: 'not-analyzed', message });
    await userEvent.click(button('Analyze'));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    analyze.mockResolvedValueOnce({ kind: 'analyzed', analysis: sampleAnalysis });
    await userEvent.click(button('Try again'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.getByRole('table')).toBeVisible();
  });

  it('says what was not read', async () => {
    const { analyze } = show();
    const analysis = { ...sampleAnalysis, limit: 'scanned-pages' };
    analyze.mockResolvedValue({ kind: 'analyzed', analysis });
    await userEvent.click(button('Analyze'));
    expect(screen.getByText(/Analyzed in part\. Some pages are scans/)).toBeVisible();
  });

  it('needs a connection', () => {
    show({ connection: 'offline' });
    expect(button('Analyze')).toBeDisabled();
    expect(screen.getByText(/An analysis needs a connection\./)).toBeVisible();
  });

  it('is not there without a document', () => {
    const { filePath: _deleted, ...quote } = sampleQuote();
    show({}, quote);
    expect(screen.queryByRole('region', { name: 'Analysis' })).toBeNull();
  });
});
