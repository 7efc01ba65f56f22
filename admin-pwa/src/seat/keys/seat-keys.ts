import { texts } from '../../texts/texts.ts';
import { type JobView, jobViews } from '../views/job-views.ts';

/** What a key leads to. */
export interface SeatKeyActs {
  chooseView(view: JobView): void;
  help(): void;
}

/** A single character that acts where a page starts and on a job. */
interface SingleKey {
  readonly key: string;
  act(acts: SeatKeyActs): void;
}

/** 1, 2, … lead to the views, in their order. */
const viewKeys: readonly SingleKey[] = jobViews.map((view, index) => ({
  key: String(index + 1),
  act: ({ chooseView }) => chooseView(view),
}));

export const singleKeys: readonly SingleKey[] = [
  ...viewKeys,
  { key: '?', act: ({ help }) => help() },
];

/** Keys and what they do, for Help; those of the list itself among them. */
export function keysInWords() {
  const { help, figures, seat } = texts();
  const { keys } = seat.help;
  return {
    always: [
      ['↓ ↑', keys.next],
      ['Home End', keys.ends],
      ['Enter', keys.open],
      ['Esc', keys.back],
      ['Ctrl+Enter ⌘+Enter', keys.send],
    ],
    single: [
      ['J K', keys.next],
      [
        viewKeys.map(({ key }) => key).join(' '),
        figures.list(jobViews.map((view) => seat.views[view])),
      ],
      ['?', help.singleKeys.help],
    ],
  } as const;
}
