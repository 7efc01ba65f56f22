import { jobsOfOrder } from '@yiqiao/contract/life/translators-work';
import { formatMoment, formatRecent } from '../../clocks/format-time.ts';
import { BandFoot } from '../../order/band-foot.tsx';
import step from '../../order/step-band.module.css';
import { Seal } from '../../seal/seal.tsx';
import { hasTranslators, takesJobs } from '../../state/console-state.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import { feeText } from '../job-words.ts';
import { useSealOf } from '../use-seal-of.ts';
import styles from './jobs.module.css';
import type { JobProps } from './jobs-props.ts';

interface DeclinedBandProps extends JobProps {
  isPrimary: boolean;
}

/** A translator has declined: another one is to have it, on the same terms or on others. */
export function DeclinedBand(props: DeclinedBandProps) {
  const { quote, job, now, isPrimary, onHandOut } = props;
  const { declined, quoted } = useTexts().translators;
  const canHandOut = useConsoleState(hasTranslators);
  const { note } = job.steps.at(-1) ?? {};
  const { name } = job.translator;
  const another = (
    <Button isPrimary={isPrimary} className={step.go} onClick={() => onHandOut({ like: job.id })}>
      {declined.another}
    </Button>
  );
  return (
    <>
      <section className={step.step}>
        <div className={step.band}>
          <div className={step.text}>
            <h3 className={step.title}>
              <HanText>{declined.title(name)}</HanText>
            </h3>
            <p className={step.why}>
              <HanText>{note === undefined ? declined.noReason : quoted(note)}</HanText>
            </p>
          </div>
          {canHandOut && !isPrimary && <div className={step.side}>{another}</div>}
        </div>
        {canHandOut && isPrimary && (
          <BandFoot quote={quote} now={now}>
            {another}
          </BandFoot>
        )}
      </section>
      <Asked {...props} />
    </>
  );
}

/** Who was asked, and who was not. */
function Asked({ order, job, now, onHandOut }: JobProps) {
  const { delivery, translators } = useTexts();
  const { declined, jobs, states } = translators;
  const sealOf = useSealOf();
  const colleagues = useConsoleState((state) => state.colleagues);
  const refused = jobsOfOrder(order).filter(({ state }) => state === 'declined');
  const others = colleagues
    .filter(takesJobs)
    .filter(({ id }) => !refused.some(({ translator }) => translator.id === id));
  return (
    <section className={parts.section}>
      <h3 className={parts.title}>{jobs}</h3>
      <ul>
        {refused.map((one) => (
          <li key={one.id} className={styles.asked}>
            <Seal seal={sealOf(one.translator)} size={26} look="struck" />
            <p className={styles.who}>
              <strong>
                <HanText>{one.translator.name}</HanText>
              </strong>
              <span className={parts.quiet}>
                {states.declined(formatRecent(one.steps.at(-1)?.at ?? '', now))}
              </span>
            </p>
            <span className={parts.quiet}>{formatMoment(one.dueAt, now)}</span>
            <span className={parts.quiet}>{feeText(one.fee)}</span>
          </li>
        ))}
        {others.map((one) => (
          <li key={one.id} className={styles.asked}>
            <Seal seal={one.seal} size={26} look="relief" />
            <p className={styles.who}>
              <strong>
                <HanText>{one.name}</HanText>
              </strong>
              <span className={parts.quiet}>{declined.notAsked}</span>
            </p>
            <TextButton
              aria-label={delivery.of(declined.same, one.name)}
              onClick={() => onHandOut({ like: job.id, personId: one.id })}
            >
              {declined.same}
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
