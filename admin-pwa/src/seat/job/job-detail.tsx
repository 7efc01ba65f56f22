import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';

/** @param props.job as the server has it; what waits here is not in it yet. */
export function JobDetail({ job }: { job: TranslatorJob }) {
  const { seat } = useTexts();
  const { reference, number, note } = job;
  return (
    <article>
      <h2 id="detail-name" tabIndex={-1}>
        {seat.number(reference, number)}
      </h2>
      {note !== undefined && (
        <p>
          <HanText>{note}</HanText>
        </p>
      )}
    </article>
  );
}
