import { type ClaimsSection, claimIds } from '@yiqiao/contract/claims/claims-schema';
import { useMemo } from 'react';
import { useAnswer } from '../../state/people/use-answer.ts';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { SectionForm } from '../section/section-form.tsx';
import type { HeldSettings } from '../section/use-held-settings.ts';
import { ClaimRow } from './claim-row.tsx';
import styles from './claims.module.css';
import { ClaimsPreview } from './claims-preview.tsx';
import { countPaidTranslators } from './count-paid-translators.ts';
import { useClaimsDraft } from './use-claims-draft.ts';

interface ClaimsFormProps {
  held: HeldSettings;
  isOffline: boolean;
}

export function ClaimsForm({ held, isOffline }: ClaimsFormProps) {
  return held.settings && <Form live={held.settings.claims} {...{ held, isOffline }} />;
}

/** The claims that pages make, each with a box. */
function Form({ live, held, isOffline }: ClaimsFormProps & { live: ClaimsSection }) {
  const { settings: words } = useTexts();
  const { claims, changed, putting, press, put } = useClaimsDraft(held, live);
  const quotes = useConsoleState(({ list }) => list.quotes);
  const paid = useMemo(() => countPaidTranslators(quotes), [quotes]);
  const history = useHistory(held, isOffline);
  return (
    <SectionForm
      title={words.places.claims}
      lead={words.claims.lead}
      count={changed.length}
      names={changed.map((id) => words.claims.names[id])}
      {...{ putting, isOffline }}
      onPut={put}
      preview={<ClaimsPreview claims={claims} />}
      hasPreviewBeside
    >
      <ul className={styles.claims}>
        {claimIds.map((id) => (
          <ClaimRow
            key={id}
            {...{ id, history }}
            isShown={claims[id]}
            isLive={live[id]}
            paid={id === 'neverFreelancers' ? paid : 0}
            onPress={() => press(id)}
          />
        ))}
      </ul>
    </SectionForm>
  );
}

/** Read again after every change. */
function useHistory({ settings }: HeldSettings, isOffline: boolean) {
  const { readSettingsHistory } = useConsole();
  const { value } = useAnswer(readSettingsHistory, isOffline, String(settings?.revision));
  return value?.lines ?? [];
}
