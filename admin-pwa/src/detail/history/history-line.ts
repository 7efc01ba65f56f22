/** Something that happened to a submission. */
export interface HistoryLine {
  readonly key: string;
  readonly at: string;
  /** What happened; a status comes with its mark. */
  readonly what: { readonly status: string } | string;
  /** Details: who, on which device, how much. */
  readonly note: string;
}

/** What may happen to a submission; without a moment it has not. */
export type PossibleLine = Omit<HistoryLine, 'at'> & { readonly at: string | undefined };

export function happened(lines: readonly PossibleLine[]): HistoryLine[] {
  return lines.flatMap(({ at, ...line }) => (at === undefined ? [] : [{ ...line, at }]));
}
