import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { formatRecent } from '../../clocks/format-time.ts';
import step from '../../order/step-band.module.css';
import { texts, useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';

interface JobBandProps {
  job: TranslatorJob;
  now: number;
}

/** How the job stands where the translator has nothing to answer: with the office, returned, or over. */
export function JobBand({ job, now }: JobBandProps) {
  const { figures, seat } = useTexts();
  const last = job.steps.filter(({ was }) => was === undefined).at(-1);
  const isOwn = job.state === 'declined' || job.state === 'handed-in';
  // None where the end of the order has ended the job.
  const said = last?.state === job.state ? last : undefined;
  const words = bandWords(job.state, said, now);
  if (words === null) return null;
  const { title, why } = words;
  const who = isOwn ? seat.talk.you : (said?.by?.name ?? seat.history.office);
  return (
    <section className={step.step} data-look="stacked">
      <div className={step.band}>
        <div className={step.text}>
          <h3 className={step.title}>{title}</h3>
          {why !== '' && <p className={step.why}>{why}</p>}
        </div>
        <div className={step.more}>
          {said?.note !== undefined && (
            <>
              <blockquote className={step.said}>
                <HanText>{said.note}</HanText>
              </blockquote>
              <p className={step.why}>
                <HanText>{figures.list([who, formatRecent(said.at, now)])}</HanText>
              </p>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function bandWords(
  state: string,
  step: TranslatorJob['steps'][number] | undefined,
  now: number,
): { readonly title: string; readonly why: string } | null {
  const { band, clock, views } = texts().seat;
  const moment = formatRecent(step?.at ?? now, now);
  switch (state) {
    case 'returned':
      return { title: band.returned, why: '' };
    case 'handed-in':
      return { title: clock['handed-in'](moment), why: band.handedInWhy };
    case 'done':
      return step === undefined
        ? { title: views.done, why: band.filesGone }
        : { title: clock.done(moment), why: sentences(band.doneWhy, band.filesGone) };
    case 'declined':
      return { title: band.declined, why: band.filesGone };
    case 'taken-back': {
      const isByRole = step?.because !== undefined;
      const why = isByRole ? sentences(band.otherRole, band.filesGone) : band.filesGone;
      return { title: band['taken-back'], why };
    }
    default:
      return null;
  }
}

function sentences(...all: readonly string[]): string {
  return texts().figures.sentences(all);
}
