import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import type { Offer } from '@yiqiao/contract/record/order';
import type { Paper } from '../print/use-paper.ts';
import type { PageTexts } from '../request-texts.ts';

/** A line about a request. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  /** Otherwise the value is the label of a button that prints this paper. */
  readonly look?: 'strong' | Paper;
  /** Below the value, each on its own line. */
  readonly notes?: readonly string[];
}

/** What a fact is read from and written with. */
export interface About {
  readonly request: ClientRequest;
  /** The accepted one. */
  readonly offer: Offer | null;
  readonly texts: PageTexts;
  /** Writes a moment as the view does. */
  moment(at: string | number): string;
}

export function strong(name: string, value: string, notes: readonly string[] = []): Fact {
  return { name, value, look: 'strong', notes };
}
