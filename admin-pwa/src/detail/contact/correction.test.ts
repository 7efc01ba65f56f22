import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../../test/sample-quote.ts';
import { correctionOf, correctionsElsewhere } from './correction.ts';

const quote = sampleQuote({ customerName: 'Margaret Lin', customerEmail: 'm.lin@harbour.example' });
const { customerName, customerEmail } = quote;

describe('correctionOf', () => {
  it('is what differs, without blanks around it', () => {
    expect(correctionOf(quote, { customerName: ' Margaret Lin ', customerEmail })).toEqual({});
    const typed = { customerName: 'Margaret Lin-Wu ', customerEmail: 'margaret@harbour.example' };
    expect(correctionOf(quote, typed)).toEqual({
      customerName: 'Margaret Lin-Wu',
      customerEmail: 'margaret@harbour.example',
    });
  });
});

describe('correctionsElsewhere', () => {
  const same = sampleQuote({ ...quote, id: 'same', customerEmail: 'M.Lin@harbour.example' });
  const namesake = sampleQuote({ id: 'namesake', customerName, customerEmail: 'x@y.example' });
  const colleague = sampleQuote({ id: 'colleague', customerName: '林先生', customerEmail });
  const closed = sampleQuote({ ...quote, id: 'closed', status: 'cancelled' });
  const quotes = [quote, same, namesake, colleague, closed];

  it('finds open requests of the same address, and leaves another name as it is', () => {
    const correction = {
      customerName: 'Margaret Lin-Wu',
      customerEmail: 'margaret@harbour.example',
    };
    expect(correctionsElsewhere(quotes, quote, correction)).toEqual([
      { quote: same, request: correction },
      { quote: colleague, request: { customerEmail: correction.customerEmail } },
    ]);
  });

  it('never takes two clients without an address for one', () => {
    const caller = sampleQuote({ ...quote, id: 'caller', customerEmail: '' });
    const other = sampleQuote({ ...quote, id: 'other', customerEmail: '' });
    const correction = { customerEmail: 'caller@harbour.example' };
    expect(correctionsElsewhere([caller, other], caller, correction)).toEqual([]);
  });

  it('leaves out those in which nothing would change', () => {
    const found = correctionsElsewhere(quotes, quote, { customerName: 'Margaret Lin-Wu' });
    expect(found.map(({ quote: { id } }) => id)).toEqual(['same']);
    expect(correctionsElsewhere(quotes, quote, {})).toEqual([]);
  });
});
