/** How the ring of a document in pieces looks. All fractions are of the document. */
export interface RingLook {
  /** What the server has. */
  readonly fraction: number;
  /** That, and what is on its way. */
  readonly underWay: number;
  readonly isLost: boolean;
  /** How much of what is to be compared has been. */
  readonly checked: number | null;
  /** Whether a file is being dragged over the page. */
  readonly isOver: boolean;
}

/** Nothing is on its way. */
export function stillRing(fraction: number): RingLook {
  return { fraction, underWay: fraction, isLost: false, checked: null, isOver: false };
}
