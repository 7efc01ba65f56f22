import type { Decidable } from '../decisions/decision.ts';
import type { ClientEvent, OfficeEvent } from './mail.ts';

/** Something that a reader is told of by mail. */
export type MailOccasion = { readonly about?: string } & (
  | { readonly to: 'client'; readonly event: ClientEvent }
  | { readonly to: 'office'; readonly event: OfficeEvent }
);

/** What has happened between two states of a submission. @param before undefined of a new one. */
export function findMailEvents(
  before: Decidable | undefined,
  after: Decidable,
): readonly MailOccasion[] {
  if (before === undefined) {
    return [
      { to: 'client', event: 'received' },
      { to: 'office', event: 'new-request' },
    ];
  }
  return isForgotten(after) && !isForgotten(before) ? [{ to: 'client', event: 'completed' }] : [];
}

/** Whether the project is completed and its files are gone. */
function isForgotten({ status, filePath }: Decidable): boolean {
  return status === 'completed' && filePath === undefined;
}
