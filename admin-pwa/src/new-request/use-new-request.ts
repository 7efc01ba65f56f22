import { type OpenProblem, requestWays } from '@yiqiao/contract/commands/office/open-request';
import { translationDirections } from '@yiqiao/contract/money/services';
import { isLanguage, type Language } from '@yiqiao/contract/text/languages';
import { useEffect, useState } from 'react';
import { localZone } from '../clocks/zone-time.ts';
import { newRequestId } from '../offline/new-request.ts';
import type { NewRequest } from '../offline/outbox/outbox-entry.ts';
import type { NewRequestDraft } from '../offline/storage/records/order-draft.ts';
import type { NewRequestOutcome } from '../state/order/new-request-actions.ts';
import { useConsole } from '../state/use-console.ts';
import { texts } from '../texts/texts.ts';
import { languageOfName } from './page-language.ts';

const blank: NewRequestDraft = {
  way: requestWays[0],
  customerName: '',
  customerEmail: '',
  contact: '',
  said: '',
  translationDirection: translationDirections[0],
  deadlineDate: '',
  deadlineTime: '',
  language: '',
};

export interface WritingNewRequest {
  readonly draft: NewRequestDraft;
  /** Started earlier and kept. */
  readonly isKept: boolean;
  readonly isSending: boolean;
  readonly problem: OpenProblem | null;
  change(parts: Partial<NewRequestDraft>): void;
  startOver(): void;
  send(): Promise<NewRequestOutcome>;
}

/** A request being written, stored on the device with each key; `null` until the stored one has been read. */
export function useNewRequest(): WritingNewRequest | null {
  const { readDraft, writeDraft, openRequest } = useConsole();
  const [state, setState] = useState<Pick<WritingNewRequest, 'draft' | 'isKept'> | null>(null);
  const [problem, setProblem] = useState<OpenProblem | null>(null);
  const [isSending, setIsSending] = useState(false);

  useEffect(() => {
    let isGone = false;
    void readDraft(newRequestId).then((kept) => {
      if (isGone) return;
      const newRequest = kept?.newRequest;
      setState({ draft: newRequest ?? blank, isKept: newRequest !== undefined });
    });
    return () => {
      isGone = true;
    };
  }, [readDraft]);

  if (state === null) return null;
  const { draft } = state;
  return {
    ...state,
    isSending,
    problem,
    change(parts) {
      const next = { ...draft, ...parts };
      setState({ ...state, draft: next });
      setProblem(null);
      void writeDraft(newRequestId, { newRequest: next });
    },
    startOver() {
      setState({ draft: blank, isKept: false });
      setProblem(null);
      void writeDraft(newRequestId, { newRequest: undefined });
    },
    async send() {
      setIsSending(true);
      const outcome = await openRequest(requestOf(draft));
      setIsSending(false);
      if (outcome.kind === 'wrong') setProblem(outcome.problem);
      return outcome;
    },
  };
}

/** The language of the client's page that holds now. */
export function pageLanguage({ language, customerName }: NewRequestDraft): Language {
  return isLanguage(language) ? language : languageOfName(customerName, texts().language);
}

function requestOf(draft: NewRequestDraft): NewRequest {
  return {
    ...draft,
    way: requestWays.find((way) => way === draft.way) ?? requestWays[0],
    language: pageLanguage(draft),
    timeZone: localZone(),
  };
}
