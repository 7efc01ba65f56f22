import { type NoticeEvent, noticeEvents } from '@yiqiao/contract/record/notice';

/** Something that has come since a moment. */
export interface FoundEvent {
  readonly event: NoticeEvent;
  readonly at: string;
  /** What there is to read of it; `null`: its clock says it. */
  readonly text: string | null;
}

export interface FoundGroup<Record> {
  readonly event: NoticeEvent;
  readonly items: readonly { readonly record: Record; readonly found: FoundEvent }[];
}

/** By event, in the person's order; within it the latest first. What a record has several of stands in one line. */
export function groupByEvent<Record>(
  records: readonly Record[],
  find: (record: Record) => readonly FoundEvent[],
  order: readonly NoticeEvent[] = noticeEvents,
): readonly FoundGroup<Record>[] {
  const all = records.flatMap((record) =>
    latestOfEach(find(record)).map((found) => ({ record, found })),
  );
  return order.flatMap((event) => {
    const items = all
      .filter(({ found }) => found.event === event)
      .sort((one, other) => Date.parse(other.found.at) - Date.parse(one.found.at));
    return items.length === 0 ? [] : [{ event, items }];
  });
}

function latestOfEach(found: readonly FoundEvent[]): readonly FoundEvent[] {
  const latest = new Map<NoticeEvent, FoundEvent>();
  for (const one of found) {
    const known = latest.get(one.event);
    if (known === undefined || known.at <= one.at) latest.set(one.event, one);
  }
  return [...latest.values()];
}
