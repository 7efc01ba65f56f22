import { assertNever } from '@yiqiao/contract/assert-never';
import { parseProblem } from '@yiqiao/contract/http/http-error';
import type { StoreApi } from 'zustand/vanilla';
import type { RefreshOutcome } from '../../offline/list/list-refresher.ts';
import { texts } from '../../texts/texts.ts';
import type { ConsoleState } from '../console-state.ts';

type Failure = Exclude<RefreshOutcome, { kind: 'whole' | 'changes' }>;

/** Shows why a refresh failed; what was on screen stays. */
export function showFailure(store: StoreApi<ConsoleState>, failure: Failure): void {
  if (failure.kind === 'stopped') return;
  const problem = problemOf(failure);
  store.setState(({ list }) => ({
    connection: failure.kind === 'unreachable' ? 'offline' : 'failing',
    list: { ...list, phase: list.phase === 'ready' ? 'ready' : 'failed', problem },
  }));
}

function problemOf(failure: Exclude<Failure, { kind: 'stopped' }>): string | null {
  const { answers } = texts();
  switch (failure.kind) {
    case 'refused':
      return answers.refusal(parseProblem(failure.body)) ?? answers.httpStatus(failure.status);
    case 'unreadable':
      return answers.otherVersion;
    case 'unreachable':
      return null;
    default:
      return assertNever(failure);
  }
}
