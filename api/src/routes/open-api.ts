import { packAnswer } from '../http/answers/send-json.ts';
import { sendPacked } from '../http/answers/send-packed.ts';
import { answered, type Handlers } from './handler.ts';

/**
 * The API's description. Making it takes the server a fifth of a second, in which nobody else is answered, and it never
 * changes: it is made when somebody first asks.
 */
export function openApi(describe: () => object): Handlers['openApi'] {
  let packed: Promise<Buffer> | undefined;
  return async ({ request, response }) => {
    packed ??= packAnswer(Buffer.from(JSON.stringify(describe())));
    sendPacked(request, response, await packed);
    return answered;
  };
}
