import { DurabilityNote } from '../../shell/help/durability-note.tsx';
import styles from '../../shell/help/help-dialog.module.css';
import { KeyList, SingleKeysSwitch } from '../../shell/help/key-list.tsx';
import { InstallButton } from '../../shell/install-button.tsx';
import { LanguageChoice } from '../../shell/language-choice.tsx';
import { useTexts } from '../../texts/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useIsNarrowScreen } from '../../ui/screen/narrow-screen.ts';
import buttonStyles from '../../ui/text-button.module.css';
import { keysInWords } from '../keys/seat-keys.ts';

/** Help for translators: keys, marks, and what this device keeps. */
export function SeatHelp({ onClose }: { onClose: () => void }) {
  const { help, seat } = useTexts();
  // A phone has no keys: what is of use there comes first.
  const isNarrow = useIsNarrowScreen();
  return (
    <Dialog title={help.title} onClose={onClose}>
      <LanguageChoice />
      {!isNarrow && <Keys />}
      <h3 className={styles.title}>{help.marksTitle}</h3>
      <p>{seat.help.marks}</p>
      <h3 className={styles.title}>{help.deviceTitle}</h3>
      <DurabilityNote keeps={seat.help.keeps} keepsNothing={seat.help.keepsNothing} />
      <InstallButton className={buttonStyles.textButton} />
      {isNarrow && <Keys />}
      <p className={styles.version}>{help.version(__CONSOLE_VERSION__)}</p>
    </Dialog>
  );
}

function Keys() {
  const { help, seat } = useTexts();
  const { always, single } = keysInWords();
  return (
    <>
      <h3 className={styles.title}>{help.keysTitle}</h3>
      <KeyList keys={always} />
      <h3 className={styles.title}>{help.singleKeysTitle}</h3>
      <p>{seat.help.singleKeysWork}</p>
      <KeyList keys={single} />
      <SingleKeysSwitch />
    </>
  );
}
