/** More than this no page shows: the fullest of 380 documents has 2,600. */
export const mostPieces = 200_000;

/** Letters, perhaps words, that were drawn as one. */
export interface TextPiece {
  readonly text: string;
  /** Its position along the line and its height above the bottom, on the page turned back by `angle`. */
  readonly start: number;
  readonly end: number;
  readonly base: number;
  readonly size: number;
  /** Whole degrees to which its line is turned. */
  readonly angle: number;
  /** Whether a space was drawn before it. */
  readonly isParted: boolean;
  /** Whether its page has letters that run from right to left, so that its line may do so. */
  readonly isLeftward: boolean;
}
