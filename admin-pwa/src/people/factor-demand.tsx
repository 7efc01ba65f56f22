import type { Person } from '@yiqiao/contract/record/person';
import { useId, useState } from 'react';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Cells } from '../ui/cells/cells.tsx';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import styles from './person.module.css';
import { lacksFactor } from './person-facts.ts';

interface FactorDemandProps {
  people: readonly Person[];
  isOffline: boolean;
  /** To one's own ways in. */
  onMe: () => void;
}

const choices = ['demanded', 'choice'] as const;

type Choice = (typeof choices)[number];

/** Whether a password alone is enough for anybody. As with a role, choosing changes nothing yet. */
export function FactorDemand({ people, isOffline, onMe }: FactorDemandProps) {
  const { factor, people: words } = useTexts();
  const { demand } = factor;
  const known: Choice = useConsoleState((state) =>
    state.people?.factorDemand === undefined ? 'choice' : 'demanded',
  );
  const ownId = useConsoleState((state) => state.person?.id);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const { isSaving, problem, save } = useDemand(() => setChosen(null));
  const noteId = useId();
  const wanted = chosen ?? known;
  const lacking = people.filter(lacksFactor);
  const isBarred = known === 'choice' && lacking.some(({ id }) => id === ownId);

  function tellOf(choice: Choice): string {
    if (choice === 'choice') return demand.free;
    if (lacking.length === 0) return demand.nobody;
    const names = lacking.map(({ name }) => name).join(words.comma);
    return demand.lacking(names, lacking.length > 1);
  }

  return (
    <div className={styles.roles}>
      <Cells
        legend={demand.legend}
        look="column"
        values={choices}
        chosen={wanted}
        isDisabled={isOffline || isSaving || isBarred}
        describedBy={isBarred ? noteId : undefined}
        nameOf={(choice) => demand.names[choice]}
        tellOf={tellOf}
        onChoose={setChosen}
      />
      {isBarred && (
        <div id={noteId} className={parts.quiet}>
          {demand.ownFirst} <TextButton onClick={onMe}>{words.person.me}</TextButton>
        </div>
      )}
      <p role="alert" className={parts.fault}>
        {problem}
      </p>
      {wanted !== known && (
        <div className={styles.change}>
          <Button disabled={isSaving || isOffline} onClick={() => void save(wanted)}>
            {buttonWord()}
          </Button>
          <TextButton onClick={() => setChosen(null)}>{demand.leave}</TextButton>
        </div>
      )}
    </div>
  );

  function buttonWord(): string {
    if (isSaving) return demand.saving;
    return wanted === 'demanded' ? demand.demand : demand.demandOff;
  }
}

function useDemand(onDone: () => void) {
  const { demandFactor } = useConsole();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isSaving,
    problem,
    async save(wanted: Choice) {
      setIsSaving(true);
      setProblem(await demandFactor(wanted === 'demanded'));
      setIsSaving(false);
      onDone();
    },
  };
}
