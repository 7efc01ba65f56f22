const hourMs = 3_600_000;
const soonHours = 6;
const urgentHours = 1;

/** How near something is that was promised. */
export type Urgency = 'calm' | 'soon' | 'urgent' | 'overdue';

export function urgencyOf(leftMs: number): Urgency {
  if (leftMs < 0) return 'overdue';
  if (leftMs <= urgentHours * hourMs) return 'urgent';
  return leftMs <= soonHours * hourMs ? 'soon' : 'calm';
}
