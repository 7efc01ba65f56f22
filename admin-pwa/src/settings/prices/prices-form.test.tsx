import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfficeSettings, SettingsLine } from '@yiqiao/contract/record/settings';
import { describe, expect, it, vi } from 'vitest';
import { sampleQuote } from '../../test/sample-quote.ts';
import {
  findBand,
  openSection,
  sampleLine,
  sampleSettings,
  showSettings,
} from '../test/show-settings.tsx';

const prices = { ...sampleSettings.prices, professionalTranslation: '0.16' };
const dearer: OfficeSettings = { ...sampleSettings, revision: 5, changes: 10, prices };
const professional = () => screen.getByLabelText('Professional Translation');

async function type(text: string) {
  await openSection(/^Prices of new estimates/);
  await userEvent.clear(professional());
  await userEvent.type(professional(), text);
}

const preview = () => screen.getByRole('region', { name: 'On the site, then' });

describe('PricesForm', () => {
  it('puts a price live when told to, and shows before what it would come to', async () => {
    const changeSection = vi.fn(async () => ({ kind: 'live' as const, settings: dearer }));
    showSettings({ changeSection });
    await openSection(/^Prices of new estimates\s*4 rates, Express × 1\.5, Rush × 2$/);
    expect(professional()).toHaveValue('0.150');
    await type('$0.16');
    expect(await findBand()).toHaveTextContent('1 change. Professional Translation: $0.15 $0.16');
    expect(professional()).toHaveAccessibleDescription(/^Now live: 0\.150/);
    expect(preview()).toHaveTextContent('Professional, Express5,318 × $0.16 × 1.5$1,276.32');
    expect(within(preview()).getByText('$1,196.55').tagName).toBe('S');
    expect(preview()).toHaveTextContent('Professional, Rush$1,701.76');
    expect(changeSection).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Put it live' }));
    const patch = { professionalTranslation: '0.16' };
    expect(changeSection).toHaveBeenCalledExactlyOnceWith('prices', patch, {
      revision: 4,
      deed: '',
    });
    expect(professional()).toHaveValue('0.160');
    expect(screen.queryByRole('button', { name: 'Put it live' })).not.toBeInTheDocument();
  });

  it('takes the same price in another form for no change, and leaves what was typed when told to', async () => {
    showSettings();
    await type('0.15');
    expect(screen.queryByText('1 change.')).not.toBeInTheDocument();
    await userEvent.type(professional(), '5');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave it' }));
    expect(professional()).toHaveValue('0.150');
  });

  it('says at the field what can be no price, and shows no sum of it', async () => {
    const changeSection = vi.fn(async () => ({
      kind: 'wrong' as const,
      field: 'prices.professionalTranslation',
    }));
    showSettings({ changeSection });
    await type('ten');
    expect(preview()).toHaveTextContent('Standard, Standard5,318 × $0.10$531.80');
    await userEvent.click(screen.getByRole('button', { name: 'Put it live' }));
    expect(await screen.findByText(/^Enter US dollars from 0\.001/)).toBeInTheDocument();
    expect(professional()).toBeInvalid();
    await waitFor(() => expect(professional()).toHaveFocus());
    expect(changeSection).toHaveBeenCalledWith(
      'prices',
      { professionalTranslation: 'ten' },
      { revision: 4, deed: '' },
    );
  });

  it('shows the service and the timeline that were changed last', async () => {
    showSettings();
    await type('0.17');
    const rush = screen.getByLabelText('Rush (24 hours)');
    await userEvent.clear(rush);
    await userEvent.type(rush, '2.5');
    expect(await findBand()).toHaveTextContent('Rush (24 hours): × 2 × 2.5');
    expect(preview()).toHaveTextContent('Professional, Rush5,318 × $0.17 × 2.5$2,260.15');
  });

  it('says what stays: requests, quotes and claims', async () => {
    const quotes = [sampleQuote({ id: 'a' }), sampleQuote({ id: 'b' })];
    const console = showSettings();
    console.store.setState(({ list }) => ({ list: { ...list, quotes } }));
    await openSection(/^Prices/);
    expect(preview()).toHaveTextContent(
      '2 requests, 0 open quotes, and what the pages claim per 1,000 words',
    );
  });

  it('keeps what was typed when somebody was first', async () => {
    const elsewhere = { ...dearer, prices: { ...prices, professionalTranslation: '0.18' } };
    const changeSection = vi.fn(async () => ({ kind: 'conflict' as const, settings: elsewhere }));
    showSettings({ changeSection });
    await type('0.16');
    await userEvent.click(screen.getByRole('button', { name: 'Put it live' }));
    expect(await screen.findByText(/^Somebody else has changed/)).toBeInTheDocument();
    expect(professional()).toHaveValue('0.16');
    expect(professional()).toHaveAccessibleDescription(/^Now live: 0\.180/);
  });

  it('has prices in its history in words', async () => {
    const line: SettingsLine = {
      ...sampleLine,
      ...{ section: 'prices', field: 'expressDelivery', from: '1.5', to: '1.75' },
    };
    const value = { revision: 4, lines: [line] };
    showSettings({ readSettingsHistory: vi.fn(async () => ({ kind: 'told' as const, value })) });
    await openSection(/^History/);
    expect(await screen.findByText('Price, Express (2-3 days)')).toBeInTheDocument();
    expect(screen.getByText('× 1.5').tagName).toBe('S');
    expect(screen.getByText('× 1.75')).toBeInTheDocument();
  });
});
