const hourMs = 3_600_000;
const soonHours = 6;
const urgentHours = 1;

/** How close a promised moment is; "firm" is far off, but a date the office has fixed. */
export type Urgency = 'calm' | 'firm' | 'soon' | 'urgent' | 'overdue';

export function urgencyOf(leftMs: number): Urgency {
  if (leftMs < 0) return 'overdue';
  if (leftMs <= urgentHours * hourMs) return 'urgent';
  return leftMs <= soonHours * hourMs ? 'soon' : 'calm';
}

/** The clock to show for a submission. */
export interface QuoteClock {
  readonly text: string;
  readonly urgency: Urgency;
  /** When it is due, in ms; `null` if nobody has to act. */
  readonly dueAt: number | null;
}
