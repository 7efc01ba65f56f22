import type { RequestFieldName } from '@yiqiao/contract/record/request-fields';
import { payNowField } from '@yiqiao/contract/record/upload-form';
import * as z from 'zod/mini';
import { leaveKeptHint, removeKeptHint } from './kept-hint.ts';

/** Of this tab only, and gone with it: a shared computer keeps no name. */
const documentKey = 'document-on-its-way';

const onItsWaySchema = z.object({
  name: z.string(),
  size: z.number(),
  lastModified: z.number(),
  /** Sent again under the same key, the request cannot become two. */
  requestKey: z.string(),
  include: z.string(),
  serviceType: z.string(),
  deliveryTimeline: z.string(),
  /** Whether the press was on Pay Now. */
  isToBePaid: z.boolean(),
});

/** What a tab knows after a reload of the document that it was sending, and of what was chosen for it. */
export type OnItsWay = z.infer<typeof onItsWaySchema>;

/** Storage that is full or blocked costs the name and the choices, nothing else. */
export function rememberOnItsWay(form: FormData, file: File, requestKey: string): void {
  const { name, size, lastModified } = file;
  const read = (field: RequestFieldName) => String(form.get(field) ?? '');
  const onItsWay: OnItsWay = {
    name,
    size,
    lastModified,
    requestKey,
    include: read('include'),
    serviceType: read('serviceType'),
    deliveryTimeline: read('deliveryTimeline'),
    isToBePaid: form.has(payNowField),
  };
  leaveKeptHint();
  attempt(() => sessionStorage.setItem(documentKey, JSON.stringify(onItsWay)));
}

export function forgetOnItsWay(): void {
  removeKeptHint();
  attempt(() => sessionStorage.removeItem(documentKey));
}

/** What this tab knows of a document of that size; `null` in another tab, or after a restart of the browser. */
export function recallOnItsWay(size: number): OnItsWay | null {
  const text = attempt(() => sessionStorage.getItem(documentKey));
  const found = z.safeParse(onItsWaySchema, text && attempt((): unknown => JSON.parse(text)));
  return found.success && found.data.size === size ? found.data : null;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
