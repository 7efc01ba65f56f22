import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import { languages } from '@yiqiao/contract/text/languages';
import { describe, expect, it, vi } from 'vitest';
import { requestIn, testKey } from './test/request-in.tsx';
import { sampleRequest } from './test/sample-request.ts';
import {
  acceptedRequest,
  completedRequest,
  deletedRequest,
  deliveredRequest,
  openPayment,
  paidPayment,
  revisedRequest,
  sampleAmendment,
  sampleDelivery,
  sampleMoney,
  sampleTransfer,
} from './test/sample-states.ts';

const paidIn = (state: string, refunded?: string) =>
  deliveredRequest({ payment: { ...paidPayment, state, ...(refunded && { refunded }) } });

const [firstFile] = sampleDelivery().files;
const secondFile = { fileName: 'Annexes (EN).docx', fileSize: 9, fileSha256: '', id: 'file-2' };
const secondDelivery = sampleDelivery({ number: 2, files: [secondFile] });

const downloads = () =>
  screen
    .getAllByRole('link', { name: /^Download/ })
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);

const amended = { offers: [sampleOffer({ total: '831.30' }), sampleAmendment], openVersion: 2 };

const estimate = sampleOffer({ total: '831.30', fromEstimate: true });
const estimated = {
  state: 'quoted',
  acceptance: undefined,
  offers: [estimate],
  openVersion: 1,
};
const paidAtOnce = {
  offers: [estimate],
  acceptance: {
    version: 1,
    name: '林美',
    byPayment: true,
    at: sampleRequest().servedAt,
  },
  payment: paidPayment,
};

/** Every state of the page that has words of its own. */
const states: Readonly<Record<string, ClientRequest>> = {
  received: sampleRequest(),
  quoted: acceptedRequest({ state: 'quoted', acceptance: undefined, payment: undefined }),
  'estimate to pay': acceptedRequest({ ...estimated, payment: { canPayByCard: true } }),
  'estimate, payment under way': acceptedRequest({
    ...estimated,
    payment: { canPayByCard: false, state: 'open', isUnderWay: true },
  }),
  'paid at once': acceptedRequest(paidAtOnce),
  'paid at once and declined by the office': acceptedRequest({
    ...paidAtOnce,
    state: 'cancelled',
    decline: { at: sampleRequest().servedAt, reason: 'A dialect.' },
    payment: { ...paidPayment, state: 'refunded', refunded: '831.30' },
  }),
  accepted: acceptedRequest(),
  'accepted, without a way to pay': acceptedRequest({ payment: { canPayByCard: false } }),
  'accepted, page of the provider opened': acceptedRequest({
    payment: { ...openPayment, state: 'open' },
  }),
  'accepted, payment under way': acceptedRequest({
    payment: { canPayByCard: false, state: 'open', isUnderWay: true, amount: '831.30' },
  }),
  'accepted, payment failed': acceptedRequest({ payment: { ...openPayment, state: 'failed' } }),
  'accepted, another amount came': acceptedRequest({
    payment: { ...paidPayment, state: 'unclear' },
  }),
  'in progress': acceptedRequest({ payment: paidPayment }),
  delivered: deliveredRequest(),
  'delivered again': deliveredRequest({
    deliveries: [...revisedRequest().deliveries, secondDelivery],
  }),
  'to be paid': acceptedRequest({ payment: { canPayByCard: true, amount: '831.30' } }),
  'accepted, late if it is paid': acceptedRequest({ isLate: true }),
  late: acceptedRequest({ payment: paidPayment, isLate: true, servedAt: '2026-12-01T00:00:00Z' }),
  refunded: paidIn('refunded', '831.30'),
  'refunded in part': paidIn('partly-refunded', '100.00'),
  disputed: paidIn('disputed'),
  'paid in part': acceptedRequest({
    money: sampleMoney('400.00'),
    recordedPayments: [sampleTransfer],
  }),
  overpaid: acceptedRequest({
    payment: { canPayByCard: false },
    money: sampleMoney('900.00', { overpaid: '68.70' }),
    recordedPayments: [{ ...sampleTransfer, amount: '900.00', way: 'alipay' }],
  }),
  'entered by mistake': acceptedRequest({
    recordedPayments: [
      { ...sampleTransfer, reversal: { kind: 'mistake', at: '2026-11-25T02:00:00.000Z' } },
    ],
  }),
  'cancelled, and sent back': acceptedRequest({
    state: 'cancelled',
    due: undefined,
    payment: { canPayByCard: false },
    money: sampleMoney('400.00', { open: '0.00', refunded: '400.00' }),
    recordedPayments: [
      { ...sampleTransfer, reversal: { kind: 'refund', at: '2026-11-25T02:00:00.000Z' } },
    ],
  }),
  'to be paid by a day': acceptedRequest({
    offers: [sampleOffer({ total: '831.30', payBy: '2026-12-24' })],
  }),
  'an amendment': acceptedRequest(amended),
  'an amendment of a delivered order': deliveredRequest(amended),
  'an amendment declined': acceptedRequest({
    offers: amended.offers,
    refusals: [{ version: 2, at: '2026-11-24T10:00:00.000Z' }],
  }),
  'an amendment expired': acceptedRequest({ offers: amended.offers }),
  'a revision asked for': revisedRequest(),
  completed: completedRequest(),
  deleted: deletedRequest(),
  'deleted without an order': sampleRequest({
    state: 'deleted',
    due: undefined,
    fileDeletedAt: '2026-12-20T10:00:00.000Z',
  }),
  'with wishes': deletedRequest({
    wishes: [
      { what: 'export', at: '2026-11-30T01:00:00.000Z', doneAt: '2026-11-30T09:00:00.000Z' },
      { what: 'erase', at: '2026-11-30T02:00:00.000Z' },
    ],
  }),
};

describe.each(languages)('RequestPage in %s', (language) => {
  it.each(Object.entries(states))(
    'has a word for everything, and forms that need no script: %s',
    async (_, request) => {
      const { container } = render(await requestIn(language, request));
      expect(container).not.toHaveTextContent(/undefined|NaN|null|\[object|Invalid|=>/);
      for (const element of container.querySelectorAll('h1, h2, h3, th, dt, summary, button, a')) {
        expect(element).not.toBeEmptyDOMElement();
      }
      expect(container.querySelectorAll('h1')).toHaveLength(1);
      const forms = [...container.querySelectorAll('form')];
      expect(forms.length).toBeGreaterThan(0);
      for (const form of forms) {
        expect(form.method).toBe('post');
        expect(new URL(form.action).pathname).toMatch(
          new RegExp(`^/api/requests/${testKey}/[a-z]+$`),
        );
        expect(new FormData(form).get('language')).toBe(language);
        expect(form.querySelector('button[type="submit"]')).not.toBeNull();
      }
    },
  );

  it('says that a link has ended', async () => {
    const { container } = render(await requestIn(language, null));
    expect(container).not.toHaveTextContent(/undefined/);
    expect(container.querySelector('a[href^="mailto:"]')).not.toBeNull();
  });
});

describe('RequestPage', () => {
  it('shows what anybody has typed as text, in every state', async () => {
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const revision = { text: evil, at: '2026-11-28T00:20:00.000Z' };
    const [file] = sampleDelivery().files;
    const files = [{ ...file, id: 'f', fileSize: 1, fileSha256: '', fileName: evil }];
    const others = files.map((it) => ({ ...it, id: 'g' }));
    const { confirmationDueAt: _, ...answered } = sampleDelivery({ note: evil, files, revision });
    const typed = {
      customerName: evil,
      fileName: evil,
      acceptance: { version: 1, name: evil, at: '2026-11-21T01:12:00.000Z' },
      offers: [sampleOffer({ total: '831.30', note: evil })],
      payment: { ...openPayment, bankTransfer: `${evil}\nBank: ${evil}` },
      messages: [{ id: '1', from: 'client', text: evil, at: '2026-11-20T08:00:00.000Z' }],
      deliveries: [answered, sampleDelivery({ number: 2, note: evil, files: others })],
    };
    for (const state of ['accepted', 'delivered', 'completed', 'deleted']) {
      const { container } = render(await requestIn('en', deliveredRequest({ ...typed, state })));
      expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
      expect(container.querySelectorAll('script, img, [onerror]')).toHaveLength(0);
      cleanup();
    }
  });

  it('has an estimate paid or accepted, and says that the payment accepts it', async () => {
    render(await requestIn('en', states['estimate to pay'] ?? sampleRequest()));
    expect(screen.getByText(/Your payment accepts version 1/)).toBeVisible();
    const pay = screen.getByRole('button', { name: 'Pay $831.30 by card' });
    expect(pay.closest('form')).toHaveAttribute('action', `/api/requests/${testKey}/payments`);
    expect(screen.getByRole('heading', { name: 'Accept without paying now' })).toBeVisible();
    cleanup();

    render(await requestIn('en', states['estimate, payment under way'] ?? sampleRequest()));
    expect(screen.getByText(/When it has arrived, it accepts this version/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /by card/ })).toBeNull();
  });

  it('says until when an order that was paid at once is confirmed, and why it was declined', async () => {
    render(await requestIn('en', states['paid at once'] ?? sampleRequest()));
    expect(screen.getByText(/If we have to decline, all of your payment goes back/)).toBeVisible();
    cleanup();

    render(
      await requestIn('en', states['paid at once and declined by the office'] ?? sampleRequest()),
    );
    expect(screen.getByText('We cannot take this order, and we are sorry.')).toBeVisible();
    expect(screen.getByText(/A dialect\./)).toBeVisible();
  });

  it('repeats what was asked for beyond the usual', async () => {
    const asked = { serviceType: 'Certified Translation', deliveryTimeline: 'Rush (24 hours)' };
    render(await requestIn('en', sampleRequest(asked)));
    expect(screen.getByText('Certified Translation')).toBeVisible();
    expect(screen.getByText('Rush (24 hours)')).toBeVisible();
    cleanup();

    render(await requestIn('zh-Hans', sampleRequest({ serviceType: 'Standard Translation' })));
    expect(screen.queryByText('标准翻译')).toBeNull();
  });

  it('offers the ways to pay that there are, and no other', async () => {
    const pay = { name: 'Pay $831.30 by card' };
    render(await requestIn('en', acceptedRequest()));
    expect(screen.getByRole('button', pay)).toBeVisible();
    expect(screen.getByText('012-345678-001')).toBeVisible();
    expect(screen.getByText('Send what is due in US dollars.')).toBeVisible();
    expect(screen.getByText('Write as purpose').nextSibling).toHaveTextContent('YQ-7F3K-Q2ZD');
    cleanup();

    const { canPayByCard, ...byBank } = openPayment;
    render(await requestIn('en', acceptedRequest({ payment: { ...byBank, canPayByCard: false } })));
    expect(screen.queryByRole('button', pay)).toBeNull();
    expect(screen.queryByText('Or by bank transfer')).toBeNull();
    cleanup();

    render(await requestIn('en', acceptedRequest({ payment: { canPayByCard } })));
    expect(screen.queryByText('By bank transfer')).toBeNull();
    cleanup();

    render(await requestIn('en', acceptedRequest({ payment: { canPayByCard: false } })));
    expect(screen.getByText('We’ll send you payment instructions.')).toBeVisible();
  });

  it('takes no second payment while one is under way, or after it', async () => {
    for (const state of ['under way', 'paid', 'unclear', 'disputed', 'refunded']) {
      const payment =
        state === 'under way'
          ? { ...paidPayment, state: 'open', isUnderWay: true }
          : { ...paidPayment, state };
      render(await requestIn('en', acceptedRequest({ payment })));
      expect(screen.queryByRole('button', { name: /by card/ })).toBeNull();
      cleanup();
    }
  });

  it('is in progress once it is paid, and in revision while a change is made', async () => {
    render(await requestIn('en', acceptedRequest({ payment: paidPayment })));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('In progress');
    cleanup();
    render(await requestIn('en', revisedRequest()));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('In revision');
    expect(screen.getByText('Say “shall”, please.')).toBeVisible();
    expect(screen.getByText(/We answer by/)).toBeVisible();
    expect(screen.queryByText(/^We are late/)).toBeNull();
    expect(screen.getByRole('link', { name: /^Download/ })).toHaveAttribute(
      'href',
      `/api/requests/${testKey}/deliverables/file-1`,
    );
  });

  it('keeps every delivered file at hand, newest first, until it is deleted', async () => {
    const { confirmationDueAt: _, ...former } = sampleDelivery();
    const deliveries = [former, secondDelivery];
    const answered = { ...secondDelivery, revision: { text: 'Annex 2?', at: former.at } };
    for (const request of [
      deliveredRequest({ deliveries }),
      deliveredRequest({ state: 'accepted', deliveries: [former, answered] }),
    ]) {
      render(await requestIn('en', request));
      expect(screen.getByRole('heading', { name: '2 deliveries, 2 files' })).toBeVisible();
      expect(downloads()).toEqual([
        'Download Annexes (EN).docx',
        'Download Shareholders agreement (EN).docx',
      ]);
      cleanup();
    }
    render(await requestIn('en', completedRequest({ deliveries })));
    expect(downloads()).toHaveLength(2);
  });

  it('says which file was replaced, and by what', async () => {
    const again = sampleDelivery({
      number: 2,
      files: [{ ...secondFile, fileName: firstFile?.fileName ?? '' }],
    });
    render(await requestIn('en', deliveredRequest({ deliveries: [sampleDelivery(), again] })));
    expect(screen.getByText(/replaced by delivery 2/)).toHaveTextContent('1.02 MB');
    expect(screen.getByText(/One file is current/)).toBeVisible();
    expect(downloads()).toHaveLength(2);
  });

  it('names the price and the quote in every state after acceptance, and on the paper', async () => {
    for (const request of [
      acceptedRequest(),
      revisedRequest(),
      deliveredRequest(),
      completedRequest(),
      deletedRequest(),
    ]) {
      const { container } = render(await requestIn('en', request));
      for (const name of screen.getAllByText('Agreed')) {
        expect(name.nextSibling).toHaveTextContent('$831.30');
      }
      expect(screen.getByRole('button', { name: 'Print version 1' })).toBeVisible();
      const paper = container.querySelector('[aria-hidden="true"] dl')?.parentElement;
      expect(paper).toHaveTextContent('831.30');
      cleanup();
    }
  });

  it('prints the quote of an order that is over when that is asked for, and the receipt otherwise', async () => {
    const user = userEvent.setup();
    const printed: string[] = [];
    vi.stubGlobal('print', () => {
      printed.push(screen.queryByText('Quotation') === null ? 'receipt' : 'quotation');
      window.dispatchEvent(new Event('afterprint'));
    });
    render(await requestIn('en', deletedRequest()));
    await user.click(screen.getByRole('button', { name: 'Print version 1' }));
    await user.click(screen.getByRole('button', { name: 'Print this receipt' }));
    expect(printed).toEqual(['quotation', 'receipt']);
    vi.unstubAllGlobals();
  });

  it('says what is kept, and takes messages, after everything is deleted', async () => {
    const { container } = render(await requestIn('en', deletedRequest()));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you');
    expect(container).toHaveTextContent(
      /your name, email address.*messages and our own notes, quotes and payments/,
    );
    expect(container).not.toHaveTextContent('all we keep');
    expect(screen.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  });

  it('starts the time of delivery with the payment, and claims nothing of money that it cannot see', async () => {
    const running = /until delivery, at the latest/;
    const { bankTransfer: _, ...byCard } = openPayment;
    const { container } = render(await requestIn('en', acceptedRequest({ payment: byCard })));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('To be paid');
    expect(container).toHaveTextContent('Work starts when the payment has arrived.');
    expect(container).toHaveTextContent('none recorded yet');
    expect(screen.queryByText(running)).toBeNull();
    cleanup();
    for (const payment of [openPayment, { canPayByCard: false }]) {
      const page = render(await requestIn('en', acceptedRequest({ payment, isLate: true })));
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Accepted');
      expect(page.container).toHaveTextContent('Work starts when the payment has arrived.');
      expect(page.container).toHaveTextContent('If you have paid, we are late');
      expect(page.container).not.toHaveTextContent(/to pay before/);
      expect(screen.queryByText(running)).toBeNull();
      cleanup();
    }
    render(await requestIn('en', acceptedRequest({ payment: paidPayment })));
    expect(screen.getByText(running)).toBeVisible();
  });

  it('shows what is open, what came, and what was entered by mistake', async () => {
    const request = acceptedRequest({
      money: sampleMoney('400.00'),
      recordedPayments: [
        { ...sampleTransfer, reversal: { kind: 'mistake', at: '2026-11-25T02:00:00.000Z' } },
        sampleTransfer,
      ],
    });
    render(await requestIn('en', request));
    expect(screen.getByText('still open, of $831.30.', { exact: false })).toBeVisible();
    expect(screen.getByText('431.30 USD')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay $431.30 by card' })).toBeVisible();
    const [came, entered] = screen
      .getAllByRole('listitem')
      .filter((item) => item.textContent.includes('Bank transfer'));
    expect(came).toHaveTextContent('Recorded by Yiqiao, Tue 24 Nov, 10:09');
    expect(came?.querySelector('s')).toBeNull();
    expect(entered).toHaveTextContent('Entered by mistake−$400.00');
    expect(entered?.querySelector('s')).toHaveTextContent('Bank transfer');
  });

  it('says what was paid too much, and that it goes back', async () => {
    const money = sampleMoney('900.00', { overpaid: '68.70' });
    const payment = { canPayByCard: false };
    const recordedPayments = [{ ...sampleTransfer, amount: '900.00' }];
    render(await requestIn('en', acceptedRequest({ payment, money, recordedPayments })));
    expect(screen.getByRole('heading', { name: /^Paid in full/ })).toBeVisible();
    expect(screen.getByText('$68.70 more than agreed, to be paid back.')).toBeVisible();
  });

  it('copies what a bank asks for, the amount without its currency', async () => {
    const user = userEvent.setup();
    render(await requestIn('en', acceptedRequest()));
    await user.click(screen.getByRole('button', { name: 'Copy: Amount' }));
    expect(await navigator.clipboard.readText()).toBe('831.30');
    expect(screen.getByText('Copied')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy all' }));
    expect(await navigator.clipboard.readText()).toBe(
      'Write as purpose: YQ-7F3K-Q2ZD\nAmount: 831.30 USD\nBank: Example Bank\nAccount: 012-345678-001',
    );
  });

  it('selects what it cannot copy', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    render(await requestIn('en', acceptedRequest()));
    await user.click(screen.getByRole('button', { name: 'Copy: Account' }));
    expect(screen.getByText('Not copied: it is selected, copy it yourself.')).toBeVisible();
    await vi.waitFor(() => expect(getSelection()?.toString()).toBe('012-345678-001'));
  });

  it('asks about an amendment, and keeps everything else as it was accepted', async () => {
    render(await requestIn('en', acceptedRequest(amended)));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Accepted');
    const band = screen.getByRole('region', { name: 'Version 2 is here for you to decide.' });
    expect(band).toHaveTextContent('Version 1 holds in everything until you accept version 2.');
    expect(band.querySelector('ins')).toHaveTextContent('6,746');
    expect(band).toHaveTextContent('With annex 4.');
    expect(band.querySelector('form')).toHaveFormValues({ name: 'Margaret Lin', version: '2' });
    expect(screen.getByRole('button', { name: 'Keep version 1' }).closest('form')).toHaveAttribute(
      'action',
      `/api/requests/${testKey}/refusals`,
    );
    expect(screen.getByText('831.30 USD')).toBeVisible();
    expect(screen.queryByText(/, replaced$/)).toBeNull();
    cleanup();

    const refusals = [{ version: 2, at: '2026-11-24T10:00:00.000Z' }];
    const declined = acceptedRequest({ offers: amended.offers, refusals });
    render(await requestIn('en', declined));
    expect(screen.getByText(/You declined version 2 on .* Version 1 holds\./)).toBeVisible();
    cleanup();

    render(await requestIn('en', acceptedRequest(amended), 'offer-expired'));
    expect(
      screen
        .getAllByText('This quote has expired. It was not accepted.')
        .at(-1)
        ?.closest('section'),
    ).toHaveAccessibleName('Version 2 is here for you to decide.');
  });

  it('prints a statement of the payments, and an amendment, when that is asked for', async () => {
    const user = userEvent.setup();
    const printed: string[] = [];
    vi.stubGlobal('print', () => {
      printed.push(
        document.querySelector('[aria-hidden="true"] dl')?.parentElement?.textContent ?? '',
      );
      window.dispatchEvent(new Event('afterprint'));
    });
    const money = sampleMoney('400.00');
    const request = acceptedRequest({ ...amended, money, recordedPayments: [sampleTransfer] });
    render(await requestIn('en', request));
    await user.click(screen.getByRole('button', { name: 'Print the payments' }));
    await user.click(screen.getByRole('button', { name: 'Print the quote, version 2' }));
    expect(printed[0]).toContain('not an invoice');
    expect(printed[0]).toContain('23 November 2026');
    expect(printed[1]).toContain('2, changes 1');
    expect(printed[1]).toContain('version 1, which was accepted and holds until version 2');
    vi.unstubAllGlobals();
  });

  it('gives the receipt with whole sums, and nothing to download once all is deleted', async () => {
    render(await requestIn('en', completedRequest()));
    expect(screen.getByRole('link', { name: /^Download/ })).toBeVisible();
    cleanup();
    const request = deletedRequest();
    const { container } = render(await requestIn('en', request));
    expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
    expect(screen.getByText(/23 h 8 min after completion/)).toBeVisible();
    const sums = [request.fileSha256, request.deliveries[0]?.files[0]?.fileSha256];
    // On the page and on paper.
    for (const sum of sums) expect(container.innerHTML.split(sum ?? '?')).toHaveLength(3);
  });

  it('shows beside the button what was in the way of a form without scripts', async () => {
    render(await requestIn('en', deliveredRequest(), 'delivery-superseded'));
    const said = screen.getAllByText('A newer delivery is here.');
    expect(said.some((element) => element.closest('section') !== null)).toBe(true);
  });
});
