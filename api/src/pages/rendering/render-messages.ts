import type { OfficeFacts } from '@yiqiao/contract/office-facts';

/** A page for the rendering thread. */
export interface RenderRequest {
  readonly id: number;
  /** The site's renderer, as a URL. */
  readonly entry: string;
  /** The same in every message to one thread. */
  readonly facts: OfficeFacts;
  readonly path: string;
  /** The data of a client's page. */
  readonly data: object | null;
}

export type RenderAnswer =
  | { readonly id: number; readonly html: string }
  | { readonly id: number; readonly fault: unknown };
