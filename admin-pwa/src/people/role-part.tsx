import type { Person } from '@yiqiao/contract/record/person';
import { roles } from '@yiqiao/contract/record/role';
import { useId, useState } from 'react';
import { useConsole } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Cells } from '../ui/cells/cells.tsx';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import styles from './person.module.css';

interface RolePartProps {
  person: Person;
  isLast: boolean;
  isOffline: boolean;
}

/**
 * What somebody may do. Choosing changes nothing yet: an arrow key in a group of radio buttons chooses, and must not
 * take the role from whoever presses it.
 */
export function RolePart({ person, isLast, isOffline }: RolePartProps) {
  const { changeRole } = useConsole();
  const { people: words } = useTexts();
  const [wanted, setWanted] = useState(person.role);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const noteId = useId();

  async function save() {
    setIsSaving(true);
    const failure = await changeRole(person.id, wanted);
    setIsSaving(false);
    setProblem(failure);
    if (failure !== null) setWanted(person.role);
  }

  return (
    <div className={styles.roles}>
      <Cells
        legend={words.person.may}
        look="row"
        values={roles}
        chosen={wanted}
        isDisabled={isLast || isOffline || isSaving}
        describedBy={isLast ? noteId : undefined}
        nameOf={(role) => words.roles[role]}
        tellOf={(role) => words.may[role]}
        onChoose={(role) => {
          setProblem(null);
          setWanted(role);
        }}
      />
      {isLast && (
        <p id={noteId} className={parts.quiet}>
          {words.person.lastOwner}
        </p>
      )}
      <p role="alert" className={parts.fault}>
        {problem}
      </p>
      {wanted !== person.role && (
        <div className={styles.change}>
          <Button disabled={isSaving || isOffline} onClick={() => void save()}>
            <span>
              <HanText>
                {isSaving
                  ? words.person.saving
                  : words.person.make(person.name, words.roleAs[wanted])}
              </HanText>
            </span>
          </Button>
          <TextButton onClick={() => setWanted(person.role)}>{words.person.keepRole}</TextButton>
        </div>
      )}
    </div>
  );
}
