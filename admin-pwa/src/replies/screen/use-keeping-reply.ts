import { contentOf, type Reply } from '@yiqiao/contract/record/reply';
import { useState } from 'react';
import { randomId } from '../../offline/random-id.ts';
import type { Console } from '../../state/console.ts';
import type { ReplyOutcome } from '../../state/replies/reply-actions.ts';
import { useConsole } from '../../state/use-console.ts';
import { texts } from '../../texts/texts.ts';
import { repliesListPlace } from '../replies-places.ts';
import { readValues } from '../reply-form-values.ts';
import type { ReplyDraftState } from './use-reply-draft.ts';

interface KeepingNeeds {
  /** `null` for a new one. */
  readonly id: string | null;
  /** As the office has it; `null` where it has none. */
  readonly reply: Reply | null;
  readonly draft: ReplyDraftState;
  readonly onPlace: (place: string) => void;
}

/** Keeps and deletes a reply, and what the server has said to that. */
export function useKeepingReply({ id, reply, draft, onPlace }: KeepingNeeds) {
  const console = useConsole();
  // The same for every attempt: an answer that was lost must not make a second one.
  const [newId] = useState(randomId);
  const target = id ?? newId;
  const { isBusy, refused, setRefused, attempt } = useAttempts();
  const { theirs } = refused;

  async function keep(revision: number) {
    const read = readValues(draft.values);
    if ('wrong' in read) return setRefused({ wrong: read.wrong });
    if (!(await attempt(() => console.keepReply(target, read.content, revision)))) return;
    const { kept, keptWhy } = texts().replies.screen;
    console.toaster.show({ title: kept, description: keptWhy });
    draft.drop();
    if (id === null) onPlace(target);
  }

  async function remove() {
    if (reply === null) return;
    if (!(await attempt(() => console.deleteReply(reply.id, reply.revision)))) return;
    draft.drop();
    onPlace(repliesListPlace);
    offerUndo(console, reply);
  }

  return {
    ...refused,
    isBusy,
    forgive: () => setRefused({}),
    keep: () => void keep(draft.values.revision),
    keepMine: () => void keep(theirs?.revision ?? 0),
    remove: () => void remove(),
    leave() {
      setRefused({});
      draft.drop();
      if (reply === null) onPlace(repliesListPlace);
    },
  };
}

interface RefusedReply {
  /** The field that is wrong, as the server names it. */
  readonly wrong?: string;
  readonly problem?: string;
  /** What somebody else has made of it meanwhile; `null`: nothing is left of it. */
  readonly theirs?: Reply | null;
}

/** One attempt at a time, and why the last one failed. */
function useAttempts() {
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<RefusedReply>({});
  /** @returns whether it is done. */
  async function attempt(act: () => Promise<ReplyOutcome>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    const outcome = await act();
    setIsBusy(false);
    setRefused(refusedBy(outcome));
    return outcome.kind === 'kept';
  }
  return { isBusy, refused, setRefused, attempt };
}

function refusedBy(outcome: ReplyOutcome): RefusedReply {
  if (outcome.kind === 'conflict') return { theirs: outcome.reply };
  if (outcome.kind === 'wrong') return { wrong: outcome.field };
  return outcome.kind === 'none' ? { problem: outcome.message } : {};
}

/** A reply that was deleted comes back under its id. */
function offerUndo({ keepReply, toaster }: Console, reply: Reply): void {
  const { screen } = texts().replies;
  const { id, name } = reply;
  async function undo() {
    const { kind } = await keepReply(id, contentOf(reply), 0);
    const isBack = kind === 'kept';
    toaster.show({
      title: isBack ? screen.undone : screen.notUndone,
      description: name,
      variant: isBack ? 'default' : 'destructive',
    });
  }
  toaster.show({
    title: screen.deleted,
    description: name,
    action: { label: screen.undo, altText: screen.undoAlt(name), run: () => void undo() },
  });
}
