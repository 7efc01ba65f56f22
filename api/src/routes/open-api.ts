import { company } from '@yiqiao/contract/company';
import { packAnswer } from '../http/answers/send-json.ts';
import { sendPacked } from '../http/answers/send-packed.ts';
import { answered, type Handlers } from './handler.ts';

/**
 * The API's description. While it is made nobody else is answered, and only an owner's change of the company's name
 * changes it: it is made when somebody first asks, and after such a change.
 */
export function openApi(describe: () => object): Handlers['openApi'] {
  let made: { for: typeof company; packed: Promise<Buffer> } | undefined;
  return async ({ request, response }) => {
    if (made?.for !== company) {
      made = { for: company, packed: packAnswer(Buffer.from(JSON.stringify(describe()))) };
    }
    sendPacked(request, response, await made.packed);
    return answered;
  };
}
