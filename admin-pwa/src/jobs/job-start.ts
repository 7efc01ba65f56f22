/** What the form for a job begins with: nothing in particular, a person, or another job. */
export interface JobStart {
  readonly personId?: string;
  /** The id of a job of the order whose files and terms are proposed. */
  readonly like?: string;
  /** The id of the job whose terms are changed, in the place of a new job. */
  readonly changes?: string;
}

/** What is written in the detail's place: an offer, or a job. */
export type Composing = 'offer' | JobStart;
