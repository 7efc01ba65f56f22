import { createRequestClient, type RequestClient } from '@yiqiao/contract/http/request-client';
import type { OrderPayment } from '@yiqiao/contract/record/payment';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { quoteForm } from '../quote-form.ts';
import { createOfficeClient } from '../staff-client.ts';
import { submitOrder } from '../submit-quote.ts';
import { createStaffVisitor, createVisitor, type Visitor } from '../visitor.ts';

export interface PayingOrder {
  readonly id: string;
  readonly key: string;
  readonly client: RequestClient;
}

export interface PayingOffice {
  readonly staff: Visitor;
  /** From another address each time, as far as limits go: a request whose quote of 831.30 dollars was accepted. */
  order(fields?: Record<string, string>): Promise<PayingOrder>;
  /** Of a server that was started since. */
  clientOf(key: string): RequestClient;
  quotes(): Promise<readonly QuoteSubmission[]>;
  paymentsOf(id: string): Promise<readonly OrderPayment[]>;
}

export async function openPayingOffice(url: string): Promise<PayingOffice> {
  const staff = await createStaffVisitor(url);
  const orders = createOfficeClient((path, init) => staff.fetch(path, init));

  async function quotes() {
    const list = await staff.client.listQuotes();
    return list.kind === 'whole' ? list.quotes : [];
  }

  let address = 0;

  function clientOf(key: string): RequestClient {
    address += 1;
    const visitor = createVisitor(url, { 'X-Forwarded-For': `192.0.2.${address % 250}` });
    return createRequestClient((path, init) => visitor.fetch(path, init), key);
  }

  return {
    staff,
    clientOf,
    quotes,
    async order(fields = {}) {
      const visitor = createVisitor(url);
      const { id, key } = await submitOrder(visitor, quoteForm(fields));
      const deliverBy = new Date(Date.now() + 48 * 3_600_000).toISOString();
      await orders.makeOffer(id, { wordCount: 3, total: '831.30', deliverBy });
      const client = clientOf(key);
      await client.accept({ version: 1, name: '林美' });
      return { id, key, client };
    },
    async paymentsOf(id) {
      return (await quotes()).find((quote) => quote.id === id)?.payments ?? [];
    },
  };
}
