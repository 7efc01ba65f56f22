import { endpoints } from '@yiqiao/contract/http/endpoints';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';
import type { SessionNeeds } from '../session-needs.ts';
import type { WithProof } from './proving.ts';
import { createTelling, type Told } from './telling.ts';

/** A secret that an authenticator is to read. */
export interface FactorOffer {
  readonly id: string;
  readonly secret: string;
  readonly uri: string;
}

export interface CodesOffer {
  readonly id: string;
  readonly codes: readonly string[];
}

/** The second factor: one's own, of which nothing is kept on the device, and what the office demands. */
export interface FactorActions {
  offerFactor(): Promise<Told<FactorOffer>>;
  /** The authenticator's code: recovery codes follow. */
  showOffer(id: string, code: string): Promise<Told<CodesOffer>>;
  /** Other recovery codes for the factor that there is. */
  offerCodes(): Promise<Told<CodesOffer>>;
  /** These return why they failed, in words; `null` if they did not. */
  keepFactor(id: string): Promise<string | null>;
  removeFactor(): Promise<string | null>;
  /** Whether a password alone is enough for anybody. */
  demandFactor(isDemanded: boolean): Promise<string | null>;
}

export function createFactorActions(
  context: ConsoleContext,
  needs: SessionNeeds & {
    readonly withProof: WithProof;
    readonly readPeople: () => Promise<string | null>;
  },
): FactorActions {
  const { ask } = context.edges;
  const { tellProven, change } = createTelling(context, needs);
  const deeds = () => texts().proof.deeds;
  return {
    offerFactor: () => tellProven(deeds().factor, () => ask(endpoints.offerFactor, {})),
    showOffer: (id, code) =>
      tellProven(deeds().factor, async () => {
        const { codes } = await ask(endpoints.showOffer, { id }, { body: { code } });
        return { id, codes };
      }),
    offerCodes: () => tellProven(deeds().codes, () => ask(endpoints.offerCodes, {})),
    keepFactor: (offer) =>
      change(deeds().factor, () => ask(endpoints.keepFactor, {}, { body: { offer } })),
    async demandFactor(isDemanded) {
      const deed = isDemanded ? deeds().demand : deeds().demandOff;
      const failure = await change(deed, () =>
        ask(endpoints.demandFactor, {}, { body: { isDemanded } }),
      );
      return failure ?? needs.readPeople();
    },
    removeFactor: () => change(deeds().factorOff, () => ask(endpoints.removeFactor, {})),
  };
}
