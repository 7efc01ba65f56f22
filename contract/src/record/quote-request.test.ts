import { describe, expect, it } from 'vitest';
import { findFieldProblems, isDeadlineOver, type QuoteRequestFields } from './quote-request.ts';
import { mapFields, requestFieldNames } from './request-fields.ts';

const good: QuoteRequestFields = {
  ...mapFields(requestFieldNames, () => ''),
  customerName: '林美',
  customerEmail: 'lin@example.com',
  translationDirection: 'Chinese Writing',
};

function problemsWith(change: Partial<QuoteRequestFields>) {
  return findFieldProblems({ ...good, ...change }).map(({ field, kind }) => `${kind} ${field}`);
}

describe('findFieldProblems', () => {
  it('finds nothing wrong with the three required fields alone', () => {
    expect(findFieldProblems(good)).toEqual([]);
  });

  it('finds every blank required field, in the order of the form', () => {
    expect(
      problemsWith({ customerName: ' \t', customerEmail: '', translationDirection: '\u3000' }),
    ).toEqual(['missing customerName', 'missing customerEmail', 'missing translationDirection']);
  });

  it.each<[Partial<QuoteRequestFields>, string]>([
    [{ customerName: 'x'.repeat(201) }, 'too-long customerName'],
    [{ customerEmail: 'nobody' }, 'invalid customerEmail'],
    [{ customerEmail: `${'a'.repeat(320)}@example.com` }, 'too-long customerEmail'],
    [{ translationDirection: 'French to German' }, 'invalid translationDirection'],
    [{ serviceType: 'x'.repeat(101) }, 'too-long serviceType'],
    [{ deliveryTimeline: 'x'.repeat(101) }, 'too-long deliveryTimeline'],
    [{ include: 'notes,margins' }, 'invalid include'],
    [{ include: 'locked' }, 'invalid include'],
    [{ deadlineDate: 'tomorrow' }, 'invalid deadlineDate'],
    [{ deadlineDate: '2026-13-40' }, 'invalid deadlineDate'],
    [{ deadlineTime: '25:00' }, 'invalid deadlineTime'],
    [{ deadlineDate: '2027-02-30' }, 'invalid deadlineDate'],
    [{ deadlineDate: '2027-02-29T08:00:00.000Z' }, 'invalid deadlineDate'],
    [{ customerName: '\u3164' }, 'missing customerName'],
    [{ customerName: '\u2800 \u2800' }, 'missing customerName'],
    [{ customerEmail: '\u061c' }, 'missing customerEmail'],
  ])('finds %j', (change, problem) => {
    expect(problemsWith(change)).toEqual([problem]);
  });

  it.each<Partial<QuoteRequestFields>>([
    { customerName: 'x'.repeat(200) },
    { serviceType: 'Sworn', deliveryTimeline: 'Rush, tonight' },
    { deadlineDate: '2026-12-03T08:00:00.000Z', deadlineTime: '17:00' },
    { deadlineDate: '2026-12-03' },
    { deadlineDate: '2028-02-29' },
    { deadlineTime: '09:30' },
    { include: ' comments, text-boxes' },
  ])('accepts %j', (change) => {
    expect(problemsWith(change)).toEqual([]);
  });
});

describe('isDeadlineOver', () => {
  const noon = Date.UTC(2026, 10, 20, 12);

  it('lets a day pass that has not ended everywhere', () => {
    expect(isDeadlineOver('2026-11-20', noon)).toBe(false);
    expect(isDeadlineOver('2026-11-19', noon)).toBe(false);
    expect(isDeadlineOver('2026-11-18', noon)).toBe(true);
  });

  it('knows the minute when the moment is known', () => {
    expect(isDeadlineOver('2026-11-20', noon, noon - 1)).toBe(true);
    expect(isDeadlineOver('2026-11-20', noon, noon)).toBe(false);
  });
});
