import type { ShownEnvironment } from '@yiqiao/contract/record/environment';
import person from '../../people/person.module.css';
import { useAnswer } from '../../state/people/use-answer.ts';
import { useConsole } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { useScreenHeading } from '../../ui/screen/use-screen-heading.ts';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './environment.module.css';
import { TestMail } from './test-mail.tsx';
import { VariableList } from './variable-list.tsx';

interface EnvironmentViewProps {
  isOffline: boolean;
}

/** What the server was started with. It is asked for whenever this is opened, and not kept on the device. */
export function EnvironmentView({ isOffline }: EnvironmentViewProps) {
  const { settings: words } = useTexts();
  const { environment: own } = words;
  const { readEnvironment } = useConsole();
  const { value, problem, read } = useAnswer(readEnvironment, isOffline);
  const heading = useScreenHeading();
  const isWaiting = value === null && problem === null;
  return (
    <div className={person.detail}>
      <div>
        <h2 ref={heading} className={person.name} tabIndex={-1}>
          {words.places.environment}
        </h2>
        <p className={`${parts.quiet} ${styles.lead}`}>{own.lead}</p>
        <p role="status" className={parts.quiet}>
          {value === null && isOffline && own.offline}
          {isWaiting && !isOffline && own.loading}
        </p>
        <p role="alert" className={parts.problem}>
          {!isOffline && problem}
        </p>
        {problem !== null && !isOffline && (
          <TextButton onClick={() => void read()}>{words.tryAgain}</TextButton>
        )}
      </div>
      {value && (
        <div>
          <Groups groups={value.groups} />
          <TestMail mail={value.mail} isOffline={isOffline} />
        </div>
      )}
    </div>
  );
}

function Groups({ groups }: Pick<ShownEnvironment, 'groups'>) {
  const { environment: own } = useTexts().settings;
  return groups.map(({ group, variables }) => (
    <section key={group} className={styles.group} aria-label={own.groups[group]}>
      <h3 className={styles.title}>{own.groups[group]}</h3>
      <VariableList variables={variables} />
    </section>
  ));
}
