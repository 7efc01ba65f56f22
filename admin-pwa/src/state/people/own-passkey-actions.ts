import { endpoints } from '@yiqiao/contract/http/endpoints';
import type { Passkey } from '@yiqiao/contract/record/passkey';
import type { Assertion } from '@yiqiao/contract/record/passkey-ceremony';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';
import type { SessionNeeds } from '../session-needs.ts';
import { type CeremonyOutcome, endedBy } from './ceremony-outcome.ts';
import { createExplainPeople } from './explain-people.ts';
import type { WithProof } from './proving.ts';

/** The passkeys of whoever is logged in. */
export interface OwnPasskeyActions {
  addPasskey(): Promise<CeremonyOutcome<Passkey>>;
  /** These return why they failed, in words; `null` if they did not. */
  renamePasskey(id: string, name: string): Promise<string | null>;
  removePasskey(passkey: Passkey): Promise<string | null>;
  /** What proves once more who it is. */
  signProof(): Promise<CeremonyOutcome<Assertion>>;
}

export function createOwnPasskeyActions(
  context: ConsoleContext,
  needs: SessionNeeds & { readonly withProof: WithProof },
): OwnPasskeyActions {
  const { ask, passkeys } = context.edges;
  const { sessionId, withProof } = needs;
  const explain = createExplainPeople(context, needs);

  async function run<T>(act: () => Promise<CeremonyOutcome<T>>): Promise<CeremonyOutcome<T>> {
    const askedIn = sessionId();
    try {
      return await act();
    } catch (error) {
      return { kind: 'failed', message: await explain(askedIn, error) };
    }
  }

  async function change(act: () => Promise<unknown>): Promise<string | null> {
    const outcome = await run(async () => ({ kind: 'done', value: await act() }));
    return outcome.kind === 'failed' ? outcome.message : null;
  }

  return {
    addPasskey: () =>
      run(async () => {
        const deed = texts().proof.deeds.addPasskey;
        const options = await withProof(deed, () => ask(endpoints.beginPasskey, {}));
        const made = await passkeys.make(options);
        if (typeof made === 'string') return endedBy(made);
        const body = { passkey: made };
        const add = () => ask(endpoints.addPasskey, {}, { body });
        return { kind: 'done', value: await withProof(deed, add) };
      }),
    renamePasskey: (id, name) =>
      change(() => ask(endpoints.renamePasskey, { id }, { body: { name } })),
    removePasskey: ({ id, name }) =>
      change(() =>
        withProof(texts().proof.deeds.removePasskey(name), () =>
          ask(endpoints.removePasskey, { id }),
        ),
      ),
    signProof: () =>
      run(async () => {
        const signed = await passkeys.use(await ask(endpoints.beginPasskeyProof, {}), false);
        return typeof signed === 'string' ? endedBy(signed) : { kind: 'done', value: signed };
      }),
  };
}
