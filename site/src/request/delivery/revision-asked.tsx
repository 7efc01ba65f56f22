import nowStyles from '../now/now.module.css';
import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../talk/marked-text.tsx';
import textStyles from '../text.module.css';
import { useRequestState } from '../use-request.ts';
import { toZonedMoment } from '../zoned-moment.ts';

/** The client has asked for a revision, and it is being worked on; nothing where that is not so. */
export function RevisionAsked() {
  const { delivery: texts, moments } = useRequestTexts();
  const { deliveries, timeZone } = useRequestState().request;
  const revision = deliveries.at(-1)?.revision;
  if (revision === undefined) return null;
  const moment = moments.short(toZonedMoment(revision.at, timeZone));
  return (
    <div className={nowStyles.head}>
      <h2 className={textStyles.statement}>{texts.asked.statement(moment)}</h2>
      <p className={textStyles.typed} dir="auto">
        <MarkedText text={revision.text} />
      </p>
      <p className={textStyles.quiet}>{texts.asked.next}</p>
    </div>
  );
}
