import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { renderIn } from '../../test/render-in.tsx';
import { sampleQuote } from '../../test/sample-quote.ts';
import { ContactLine } from './contact-line.tsx';

const noMail = 'No email address: nothing is mailed';

describe('ContactLine', () => {
  it('says of a client without an address that nothing is mailed, and how they are reached', () => {
    const origin = { way: 'telephone', contact: '139 0000 4821' };
    const quote = sampleQuote({ customerEmail: '', origin });
    renderIn(
      createFakeConsole(),
      <ContactLine {...{ quote, queued: [], now: 0, isOffline: false }} />,
    );
    expect(screen.getByText(noMail)).toBeVisible();
    expect(screen.getByText('139 0000 4821')).toBeVisible();
  });

  it('says nothing of it where there is an address', () => {
    const quote = sampleQuote();
    renderIn(
      createFakeConsole(),
      <ContactLine {...{ quote, queued: [], now: 0, isOffline: false }} />,
    );
    expect(screen.queryByText(noMail)).toBeNull();
  });
});
