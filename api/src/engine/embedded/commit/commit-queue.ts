import { setImmediate as nextTurn } from 'node:timers/promises';
import type { QuoteDraft } from '../book/quote-draft.ts';
import type { Commit } from '../book/store-change.ts';

/** Limits a commit, so that serializing it does not block everything else. */
const maxCommandsPerCommit = 128;

/**
 * Group commit: while one write is in progress, all commands that arrive are gathered for the next.
 *
 * Invariant: decided on the draft, then on the disk, then applied, then answered. If the write fails, nothing is
 * applied and all its commands are refused.
 */
export interface CommitQueue {
  /** `decide` puts its changes into the draft; what it returns is the answer once they are on the disk. */
  submit<Answer>(decide: (draft: QuoteDraft) => Answer): Promise<Answer>;
  /** Runs work between two commits, while nothing is being written. */
  runBetween<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  /** Resolves when everything submitted so far is settled; refuses what comes after. */
  close(): Promise<void>;
}

export interface CommitSteps {
  createDraft(): QuoteDraft;
  /** Writes changes to the disk; `isAlone` if a single command made them all. */
  write(changes: QuoteDraft['changes'], isAlone: boolean): Promise<Commit>;
  /** Makes them visible; cannot fail. */
  apply(commit: Commit): void;
}

interface Command {
  /** @returns what to do once the commit is on the disk. */
  decide(draft: QuoteDraft): () => void;
  refuse(error: unknown): void;
}

export function createCommitQueue(steps: CommitSteps): CommitQueue {
  const commands: Command[] = [];
  const betweens: (() => Promise<void>)[] = [];
  let running: Promise<void> | undefined;
  let isClosed = false;

  async function run(): Promise<void> {
    while (commands.length > 0 || betweens.length > 0) {
      // Yields to the event loop first: commands of this turn are gathered, and a sender that never pauses cannot
      // starve everything else.
      await nextTurn();
      await betweens.shift()?.();
      await commit(commands.splice(0, maxCommandsPerCommit), steps);
    }
    running = undefined;
  }

  function wake(): void {
    if (isClosed) throw new Error('The store is closed.');
    running ??= Promise.resolve().then(run);
  }

  return {
    async submit(decide) {
      wake();
      return new Promise((resolve, refuse) => {
        commands.push({
          decide(draft) {
            const answer = decide(draft);
            return () => resolve(answer);
          },
          refuse,
        });
      });
    },
    async runBetween(work) {
      wake();
      return new Promise((resolve, refuse) => {
        betweens.push(() => work().then(resolve, refuse));
      });
    },
    async close() {
      isClosed = true;
      await running;
    },
  };
}

async function commit(commands: readonly Command[], steps: CommitSteps): Promise<void> {
  const draft = steps.createDraft();
  const decided = commands.flatMap((command) => {
    try {
      return [{ answer: command.decide(draft), refuse: command.refuse }];
    } catch (error) {
      command.refuse(error);
      return [];
    }
  });
  if (draft.changes.length > 0) {
    let written: Commit;
    try {
      written = await steps.write(draft.changes, commands.length === 1);
    } catch (error) {
      for (const { refuse } of decided) refuse(error);
      return;
    }
    steps.apply(written);
  }
  for (const { answer } of decided) answer();
}
