import type { Engine } from '@yiqiao/ports/engine';
import { attachmentNamed } from '../../http/answers/content-disposition.ts';
import { tablePayments } from '../../payment/payments-table.ts';
import { tableRevenue } from '../../payment/revenue-table.ts';
import { answered, type Handlers } from '../handler.ts';

/** Payments for the office's books. */
export function paymentsCsv(
  engine: Pick<Engine, 'feed' | 'records' | 'erasures'>,
): Handlers['paymentsCsv'] {
  return async ({ query, response }) => {
    const isByMonth = query.by === 'month';
    const write = isByMonth ? tableRevenue : tablePayments;
    const table = await write(engine, query.language ?? 'en');
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader(
      'Content-Disposition',
      attachmentNamed(isByMonth ? 'revenue.csv' : 'payments.csv'),
    );
    response.end(table);
    return answered;
  };
}
