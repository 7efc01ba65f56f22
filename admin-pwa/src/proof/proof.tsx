import { useConsole, useConsoleState } from '../state/use-console.ts';
import { LateProofDialog } from './late-proof-dialog.tsx';

/** What was asked for waits until it is certain who asks. */
export function Proof() {
  const { leaveProof } = useConsole();
  const deed = useConsoleState((state) => state.proofFor);
  return deed !== null && <LateProofDialog deed={deed} onClose={leaveProof} />;
}
