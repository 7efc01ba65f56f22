import type { LifeState } from '@yiqiao/contract/life/life-state';
import { hans, type Quoted } from '../../phrase.ts';

/**
 * Where a request stands, as its page says it. Beside the states of its life: `replaced` is what a version was
 * that the client had in hand; `to-pay` and `revision` are accepted, and `thanks` is deleted after completion.
 */
export type PageState = LifeState | 'replaced' | 'to-pay' | 'revision' | 'thanks';

/** Five steps. */
export type Step = 'received' | 'quoted' | 'accepted' | 'delivered' | 'completed';

interface StateName {
  readonly name: string;
  /** The same in the other voice of the page. */
  readonly companion: Quoted;
}

export interface StateTexts {
  readonly names: Readonly<Record<PageState, StateName>>;
  /** Heading of the steps, for those who hear the page. */
  readonly stepsLabel: string;
  readonly steps: Readonly<Record<Step, string>>;
  /** In the tab: the state first, where it is read. */
  readonly title: (state: PageState, reference: string) => string;
  readonly version: (version: number) => string;
  /** After the reference, where a quote is in hand. */
  readonly quote: (version: number) => string;
}

const names: StateTexts['names'] = {
  received: { name: 'Received', companion: hans('已收到') },
  question: { name: 'A question', companion: hans('有个问题') },
  quoted: { name: 'Quote', companion: hans('报价') },
  expired: { name: 'Expired', companion: hans('已过期') },
  replaced: { name: 'Replaced', companion: hans('已有新版') },
  declined: { name: 'Declined', companion: hans('已谢绝') },
  accepted: { name: 'Accepted', companion: hans('已接受') },
  'to-pay': { name: 'To be paid', companion: hans('待付款') },
  'in-progress': { name: 'In progress', companion: hans('翻译中') },
  delivered: { name: 'Delivered', companion: hans('已交付') },
  revision: { name: 'In revision', companion: hans('修改中') },
  completed: { name: 'Completed', companion: hans('已完成') },
  cancelled: { name: 'Cancelled', companion: hans('已取消') },
  thanks: { name: 'Thank you', companion: hans('谢谢您') },
  deleted: { name: 'Deleted', companion: hans('已删除') },
};

export const states: StateTexts = {
  names,
  stepsLabel: 'Where your request stands',
  steps: {
    received: 'Received',
    quoted: 'Quoted',
    accepted: 'Accepted',
    delivered: 'Delivered',
    completed: 'Completed',
  },
  title: (state, reference) =>
    `(${state === 'quoted' ? 'Answered' : names[state].name}) ${reference}`,
  version: (version) => `version ${version}`,
  quote: (version) => `Quote, version ${version}`,
};
