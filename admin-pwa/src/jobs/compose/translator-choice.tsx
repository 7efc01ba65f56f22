import { useMemo } from 'react';
import { formatBrief } from '../../clocks/format-time.ts';
import { FieldFault } from '../../composer/field.tsx';
import type { JobDraft } from '../../offline/storage/records/order-draft.ts';
import { Seal } from '../../seal/seal.tsx';
import { takesJobs } from '../../state/console-state.ts';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { Cells } from '../../ui/cells/cells.tsx';
import { HanText } from '../../ui/han-text.tsx';
import styles from './job-composer.module.css';
import { feeFields } from './job-form.ts';
import { countTheirs, findLastFee } from './translators-hands.ts';

interface TranslatorChoiceProps {
  draft: JobDraft;
  /** Whether the job is theirs already. */
  isFixed: boolean;
  fault: string | undefined;
  onChange: (change: Partial<JobDraft>) => void;
}

/** Who gets the job, with what is in their hands. The fee is proposed as it was with them last. */
export function TranslatorChoice({ draft, isFixed, fault, onChange }: TranslatorChoiceProps) {
  const { store } = useConsole();
  const { compose } = useTexts().translators;
  const colleagues = useConsoleState((state) => state.colleagues);
  const now = useConsoleState((state) => state.now);
  const theirs = useMemo(() => countTheirs(store.getState().list.quotes), [store]);
  const shown = colleagues.filter((one) => (isFixed ? one.id === draft.personId : takesJobs(one)));

  function choose(personId: string) {
    const lastFee = findLastFee(store.getState().list.quotes, personId);
    const isOpen = draft.feeKind === 'none' || (draft.perWord === '' && draft.fixed === '');
    onChange({ personId, ...(isOpen && lastFee !== undefined && feeFields(lastFee)) });
  }

  return (
    <div>
      <Cells
        legend={compose.to}
        look="column"
        values={shown.map(({ id }) => id)}
        chosen={draft.personId}
        isDisabled={isFixed}
        nameOf={(id) => {
          const { name = '', seal = '' } = shown.find((one) => one.id === id) ?? {};
          const { jobs = 0, until = 0, offered = 0 } = theirs.get(id) ?? {};
          return (
            <span className={styles.translator}>
              <Seal seal={seal} size={26} look="relief" />
              <span className={styles.name}>
                <HanText>{name}</HanText>
              </span>
              <span className={styles.hands}>
                {compose.inHand(jobs, formatBrief(until, now), offered)}
              </span>
            </span>
          );
        }}
        onChoose={choose}
      />
      <FieldFault fault={fault} />
    </div>
  );
}
