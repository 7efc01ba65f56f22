import { freshProofMinutes } from '@yiqiao/contract/record/fresh-proof';
import { useConsole } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import { PasskeyProof } from './passkey-proof.tsx';
import { PasswordProof } from './password-proof.tsx';
import styles from './proof-dialog.module.css';
import { useWaysHere } from './use-ways-here.ts';

export interface ProofDialogProps {
  /** What is to be done, in words. */
  deed: string;
  /** Closing it leaves the deed undone. */
  onClose: () => void;
}

/** Asks once more who it is. What waits for it is done then, and need not be entered again. */
export function ProofDialog({ deed, onClose }: ProofDialogProps) {
  const { prove } = useConsole();
  const { proof: words } = useTexts();
  const { hasPasskey, hasPassword, hasFactor } = useWaysHere();
  const foot = (
    <>
      <TextButton onClick={onClose}>{words.leave}</TextButton>
      <span className={`${parts.quiet} ${styles.holds}`}>{words.holds(freshProofMinutes)}</span>
    </>
  );
  return (
    <Dialog title={words.title} width="narrow" onClose={onClose}>
      <p className={styles.deed}>
        <HanText>{deed}</HanText>
      </p>
      {hasPasskey && <PasskeyProof onProve={prove} />}
      {hasPassword ? (
        <PasswordProof onProve={prove} hasFactor={hasFactor}>
          {foot}
        </PasswordProof>
      ) : (
        <div className={styles.choices}>{foot}</div>
      )}
    </Dialog>
  );
}
