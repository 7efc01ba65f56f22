import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import { toZonedMoment } from '../../content/facts/zoned-moment.ts';
import { formatSpan } from '../clock/format-span.ts';
import { useRequestTexts } from '../request-texts.ts';
import { stateOf } from '../state/describe-state.ts';
import { RecordRow } from '../text/record-row.tsx';
import { useRequestState } from '../use-request.ts';

/** When it was delivered, and until when the client can ask for a revision. */
export function DeliveredRows() {
  const { record, now, moments } = useRequestTexts();
  const { request } = useRequestState();
  const { deliveries, timeZone } = request;
  const delivery = deliveries.at(-1);
  if (delivery === undefined || !['delivered', 'revision'].includes(stateOf(request))) return null;
  const { confirmationDueAt } = delivery;
  const dueAt = acceptedOffer(request)?.deliverBy;
  // Later deliveries answer a revision, for which no date was agreed.
  const early =
    delivery.number > 1 || dueAt === undefined ? 0 : Date.parse(dueAt) - Date.parse(delivery.at);
  return (
    <>
      <RecordRow name={record.delivered}>
        <b>{moments.short(toZonedMoment(delivery.at, timeZone))}</b>
        {early >= 60_000 && <small>{record.early(formatSpan(early, now))}</small>}
      </RecordRow>
      {confirmationDueAt !== undefined && (
        <RecordRow name={record.revisionsUntil}>
          <b>{moments.short(toZonedMoment(confirmationDueAt, timeZone))}</b>
        </RecordRow>
      )}
    </>
  );
}
