import { answerLanguage } from '../../http/answers/answer-language.ts';
import { HttpProblem, notFound, tryLater } from '../../http/answers/http-problem.ts';
import { prefersHtml } from '../../http/answers/prefers-html.ts';
import { limitCall } from '../../http/limits/limit-requests.ts';
import { isForm } from '../../http/read-form.ts';
import { readBytes } from '../../http/read-json.ts';
import type { Office } from '../../office/office.ts';
import { noRequest } from '../../order/client-requests.ts';
import { createTokenBuckets } from '../../pace/token-buckets.ts';
import type { Begun, OrderKey } from '../../payment/order-payments.ts';
import { ProviderAway } from '../../payment/payment-provider.ts';
import { answered, type Handlers } from '../handler.ts';
import { refuseClient } from '../order/answer-client.ts';
import { paymentsCsv } from './payments-csv.ts';
import { returnFromPayment } from './return-from-payment.ts';
import { rememberPage } from './way-back.ts';

type PaidOffice = Pick<
  Office,
  'engine' | 'clock' | 'clientRequests' | 'orderPayments' | 'payments'
>;

type PaymentCall = 'beginPayment' | 'returnFromPayment' | 'stripeEvent' | 'paymentsCsv';

/** Ten times the longest event that is of interest here. */
const maxEventBytes = 256 * 1024;

/** Payments, and the provider's reports about them. */
export function paymentCalls(office: PaidOffice): Pick<Handlers, PaymentCall> {
  const { clientRequests, orderPayments, payments, engine, clock } = office;
  const begins = createTokenBuckets({ capacity: 30, msPerToken: 10_000, clock });

  async function begin(order: OrderKey): Promise<Begun> {
    if (orderPayments !== null) return orderPayments.begin(order);
    const quote = await clientRequests.find(order.key);
    if (quote === null) throw noRequest();
    return { kind: 'refused', reason: 'payment-unavailable', quote };
  }

  return {
    async beginPayment(call) {
      const { parameters, body, request, response } = call;
      limitCall(begins, request);
      const language = isForm(request) ? answerLanguage(request) : undefined;
      const begun = await begin({ key: parameters.key, version: body.version, language });
      if (begun.kind === 'refused') return refuseClient(clientRequests, begun, call, 'version');
      rememberPage(request, response, { ...begun, key: parameters.key });
      if (!prefersHtml(request)) return { url: begun.url };
      response.redirect(303, begun.url);
      return answered;
    },
    returnFromPayment,
    async stripeEvent({ request, response }) {
      if (payments === null) throw notFound();
      const body = await readBytes(request, response, maxEventBytes);
      const signature = request.headers['stripe-signature'];
      const isTaken = await payments
        .takeEvent(body, typeof signature === 'string' ? signature : undefined)
        .catch((error: unknown) => {
          if (!(error instanceof ProviderAway)) throw error;
          throw tryLater(503, 'The event could not be looked up. Please send it again.', 60, error);
        });
      if (!isTaken) throw new HttpProblem(400, 'bad-request', 'The signature is not valid now.');
      return { received: true };
    },
    paymentsCsv: paymentsCsv(engine),
  };
}
