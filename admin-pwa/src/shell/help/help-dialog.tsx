import { quoteStatuses } from '@yiqiao/contract/record/status';
import { hasSeveral, hasTranslators } from '../../state/console-state.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useIsNarrowScreen } from '../../ui/screen/narrow-screen.ts';
import { StatusMark } from '../../ui/status/status-mark.tsx';
import { statusTone } from '../../ui/status/status-tone.ts';
import buttonStyles from '../../ui/text-button.module.css';
import { InstallButton } from '../install-button.tsx';
import { LanguageChoice } from '../language-choice.tsx';
import { DurabilityNote } from './durability-note.tsx';
import styles from './help-dialog.module.css';
import { KeyList, SingleKeysSwitch } from './key-list.tsx';

export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { help, status: statuses } = useTexts();
  // A phone has no keys: what is of use there comes first.
  const isNarrow = useIsNarrowScreen();
  return (
    <Dialog title={help.title} onClose={onClose}>
      <LanguageChoice />
      {!isNarrow && <Keys />}
      <h3 className={styles.title}>{help.marksTitle}</h3>
      <ul className={styles.marks}>
        {quoteStatuses.map((status) => (
          <li key={status} className={statusTone(status)}>
            <StatusMark status={status} size={14} />
            {statuses.name(status)}
          </li>
        ))}
      </ul>
      <p>{help.marks}</p>
      <h3 className={styles.title}>{help.deviceTitle}</h3>
      <DurabilityNote keeps={help.keeps} keepsNothing={help.keepsNothing} />
      <InstallButton className={buttonStyles.textButton} />
      {isNarrow && <Keys />}
      <p className={styles.version}>{help.version(__CONSOLE_VERSION__)}</p>
    </Dialog>
  );
}

function Keys() {
  const { assigning, help, replies, translators } = useTexts();
  const { keys, singleKeys } = help;
  const isOfSeveral = useConsoleState(hasSeveral);
  const canHandOut = useConsoleState(hasTranslators);
  const whose: (readonly [string, string])[] = [
    ['T', assigning.keys.take],
    ['A', assigning.keys.hand],
    ['G M G N G A', assigning.keys.views],
  ];
  return (
    <>
      <h3 className={styles.title}>{help.keysTitle}</h3>
      <KeyList
        keys={[
          ['↓ ↑', keys.next],
          ['Home End', keys.ends],
          ['Enter', keys.open],
          ['Tab', keys.buttons],
          ['Esc', keys.back],
          ['/ 、', replies.key],
          ['F8', keys.notification],
        ]}
      />
      <h3 className={styles.title}>{help.singleKeysTitle}</h3>
      <p>{help.singleKeysWork}</p>
      <KeyList
        keys={[
          ['1 2 3 4', singleKeys.statuses],
          ['J K', keys.next],
          ['D', singleKeys.download],
          ['Q', singleKeys.quote],
          ...(canHandOut ? [['H', translators.key] as const] : []),
          ['P', singleKeys.payment],
          ['B', singleKeys.billing],
          ['I', singleKeys.invoice],
          ['F', singleKeys.file],
          ['N', singleKeys.note],
          ...(isOfSeveral ? whose : []),
          ['C', singleKeys.newRequest],
          ['/', singleKeys.search],
          ['?', singleKeys.help],
        ]}
      />
      <SingleKeysSwitch />
    </>
  );
}
