import type { Reply } from '@yiqiao/contract/record/reply';
import { useEffect, useRef, useState } from 'react';
import people from '../../people/people.module.css';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { useIsNarrowScreen } from '../../ui/screen/narrow-screen.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { newReplyPlace, repliesListPlace, replyHistoryPlace } from '../replies-places.ts';
import { type RepliesHere, useReplies } from '../use-replies.ts';
import type { BroughtBack } from './brought-back.ts';
import styles from './replies.module.css';
import { RepliesList } from './replies-list.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReplyHistory } from './reply-history.tsx';

export interface RepliesScreenProps {
  /** A reply's id, or one of the named places. */
  place: string;
  onPlace: (place: string) => void;
  onClose: () => void;
}

/** What the office says again and again, in the place of the submissions. */
export function RepliesScreen({ place, onPlace, onClose }: RepliesScreenProps) {
  const { screen } = useTexts().replies;
  const isNarrow = useIsNarrowScreen();
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  const here = useReplies();
  const isDetail = place !== repliesListPlace;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <section className={people.pane} aria-label={screen.list} inert={isNarrow && isDetail}>
        <h2 ref={title} className="visually-hidden" tabIndex={-1}>
          {screen.list}
        </h2>
        <RepliesList {...{ here, isOffline, onPlace, onClose }} chosen={place} />
      </section>
      <section className={people.detail} data-open={isDetail} aria-label={screen.pane}>
        <div className={people.backToList} data-open={isDetail}>
          <TextButton onClick={() => onPlace(repliesListPlace)}>{screen.backToReplies}</TextButton>
        </div>
        <Chosen {...{ here, place, isOffline, onPlace }} />
      </section>
    </>
  );
}

interface ChosenProps {
  here: RepliesHere;
  place: string;
  isOffline: boolean;
  onPlace: (place: string) => void;
}

function Chosen({ here, place, isOffline, onPlace }: ChosenProps) {
  const { screen } = useTexts().replies;
  const [brought, setBrought] = useState<BroughtBack | null>(null);
  const { replies } = here;
  if (replies === null) return null;
  if (place === replyHistoryPlace) {
    const bringBack = (back: BroughtBack) => {
      setBrought(back);
      onPlace(back.id);
    };
    return <ReplyHistory isOffline={isOffline} onBringBack={bringBack} />;
  }
  const reply = replies.find(({ id }) => id === place);
  const back = brought?.id === place ? brought.content : null;
  if (reply !== undefined || back !== null || place === newReplyPlace) {
    return (
      <ReplyForm
        key={place}
        id={place === newReplyPlace ? null : place}
        reply={reply ?? null}
        {...{ back, isOffline }}
        onPlace={(next) => {
          setBrought(null);
          onPlace(next);
        }}
      />
    );
  }
  return place === repliesListPlace ? (
    <Welcome replies={replies} onPlace={onPlace} />
  ) : (
    <p className={`${parts.quiet} ${people.empty}`}>{screen.gone}</p>
  );
}

/** What the place of a reply shows before one is chosen: in an office without any, how to begin. */
function Welcome(props: { replies: readonly Reply[]; onPlace: (place: string) => void }) {
  const { replies, onPlace } = props;
  const { choose, empty } = useTexts().replies.screen;
  if (replies.length > 0) return <p className={`${parts.quiet} ${people.empty}`}>{choose}</p>;
  return (
    <div className={styles.welcome}>
      <h2 className={styles.title}>{empty.title}</h2>
      <p>{empty.lead}</p>
      <p className={parts.quiet}>{empty.how}</p>
      <TextButton className={people.invite} onClick={() => onPlace(newReplyPlace)}>
        {empty.first}
      </TextButton>
    </div>
  );
}
