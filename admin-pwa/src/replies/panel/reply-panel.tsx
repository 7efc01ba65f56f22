import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { Reply } from '@yiqiao/contract/record/reply';
import { type Language, languages, toLanguage } from '@yiqiao/contract/text/languages';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { fillReply, toFieldText } from '../blanks.ts';
import { factsOf, type OfferFacts, offerOf } from '../reply-facts.ts';
import { useFoundReplies, useReplies } from '../use-replies.ts';
import { PanelFoot } from './panel-foot.tsx';
import type { PanelNeeds } from './panel-needs.ts';
import { optionId, ReplyOptions } from './reply-options.tsx';
import styles from './reply-panel.module.css';
import { ReplyPreview } from './reply-preview.tsx';
import { ReplySearch } from './reply-search.tsx';

export interface ReplyPanelProps {
  quote: QuoteSubmission;
  offer?: OfferFacts | null | undefined;
  /** What stands in the field. */
  text: string;
  state: PanelNeeds;
  onClose: () => void;
}

/** The office's replies under a field: what is typed filters them, and the chosen one is shown as it would be sent. */
export function ReplyPanel({ quote, offer, text, state, onClose }: ReplyPanelProps) {
  const { replies: words, shell } = useTexts();
  const { noteReplyUse } = useConsole();
  const [searched, setSearched] = useState('');
  const { replies, problem } = useReplies();
  const isPressed = state.opening === 'pressed';
  const query = isPressed ? searched : state.query;
  const found = useFoundReplies(replies, query);
  const choice = useChoice(found, query, toLanguage(quote.language));
  const { chosen, language } = choice;
  const parts = useParts({ reply: chosen, language, quote, offer });

  function putIn(reply: Reply | null) {
    if (reply === null || reply !== chosen || parts === null) return;
    state.putIn(toFieldText(parts));
    void noteReplyUse(reply.id);
  }

  function onKey(key: string): boolean {
    if (key === 'Escape') {
      onClose();
      if (isPressed) state.field.current?.focus();
    } else if (key === 'Enter' && chosen !== null) putIn(chosen);
    else return choice.move(key);
    return true;
  }

  useHandedKeys(state, onKey, chosen);
  const panel = useInSight();
  return (
    <div
      ref={panel}
      className={styles.panel}
      data-pressed={isPressed}
      onPointerDown={(event) => {
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      }}
    >
      <div className={styles.list}>
        <p className={styles.head}>
          <strong>{words.title}</strong>
          <TextButton onClick={onClose}>{shell.close}</TextButton>
        </p>
        {isPressed && (
          <ReplySearch
            {...{ listId: state.listId, text: searched, onText: setSearched, onKey }}
            activeId={chosen && optionId(state.listId, chosen.id)}
          />
        )}
        <ReplyOptions
          {...{ found, chosen, query, problem }}
          isKnown={replies !== null}
          isNone={replies?.length === 0}
          listId={state.listId}
          onAim={choice.aim}
          onPut={() => putIn(chosen)}
        />
        <PanelFoot
          {...{ chosen, text, quote, onClose }}
          found={found.length}
          of={replies?.length ?? 0}
        />
      </div>
      <ReplyPreview
        {...{ reply: chosen, language, parts }}
        onLanguage={choice.setLanguage}
        onPut={() => putIn(chosen)}
      />
    </div>
  );
}

/** Which reply is chosen, and in which script. */
function useChoice(found: readonly Reply[], query: string, first: Language) {
  const [index, setIndex] = useState(0);
  const [language, setLanguage] = useState(first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search begins at its first.
  useEffect(() => setIndex(0), [query]);
  const at = Math.min(index, found.length - 1);
  const next = (step: number) => setIndex((at + step + found.length) % found.length);
  const turn = (step: number) => {
    const place = languages.indexOf(language) + step + languages.length;
    setLanguage(languages[place % languages.length] ?? first);
  };
  return {
    chosen: found[at] ?? null,
    language,
    setLanguage,
    aim: (reply: Reply) => setIndex(found.indexOf(reply)),
    /** @returns whether the key moves the choice. */
    move(key: string): boolean {
      if (found.length === 0) return false;
      if (key === 'ArrowDown') next(1);
      else if (key === 'ArrowUp') next(-1);
      else if (key === 'ArrowRight') turn(1);
      else if (key === 'ArrowLeft') turn(-1);
      else return false;
      return true;
    },
  };
}

interface Filling {
  readonly reply: Reply | null;
  readonly language: Language;
  readonly quote: QuoteSubmission;
  readonly offer: OfferFacts | null | undefined;
}

/** The reply as it would be put in; `null` where it says nothing in this script. */
function useParts({ reply, language, quote, offer }: Filling) {
  const now = useConsoleState((state) => state.now);
  const said = reply?.texts[language];
  if (said === undefined) return null;
  const speaksOf = offer === undefined ? offerOf(quote) : offer;
  return fillReply(said.text, factsOf(quote, speaksOf, { language, now }));
}

/** The field hands its keys on, and says which reply is chosen. */
function useHandedKeys(
  { keys, setActive, listId }: PanelNeeds,
  onKey: (key: string) => boolean,
  chosen: Reply | null,
): void {
  useLayoutEffect(() => {
    keys.current = onKey;
    return () => {
      keys.current = null;
    };
  });
  const activeId = chosen === null ? null : optionId(listId, chosen.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a setter stays the same.
  useEffect(() => setActive(activeId), [activeId]);
}

/** A panel at the end of a screen is scrolled to. */
function useInSight() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (typeof panel.current?.scrollIntoView === 'function') {
      panel.current.scrollIntoView({ block: 'nearest' });
    }
  }, []);
  return panel;
}
