import { useConsoleState } from '../state/use-console.ts';
import { LateAskedCard } from './late-asked-card.tsx';

/** The question whether this device should tell, below what was just done. @param id of the submission or job. */
export function AskedToTell({ id }: { id: string }) {
  const about = useConsoleState((state) => state.askToTell);
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  return about?.id === id && !isOffline ? <LateAskedCard about={about} /> : null;
}
