/** Something that happened to a submission. */
export interface HistoryLine {
  readonly key: string;
  readonly at: string;
  /** What happened; a status comes with its mark. */
  readonly what: { readonly status: string } | string;
  /** Details: who, on which device, how much. */
  readonly note: string;
}
