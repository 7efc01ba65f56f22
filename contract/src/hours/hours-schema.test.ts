import { describe, expect, it } from 'vitest';
import { decideSettings } from '../commands/settings/change-settings.ts';
import {
  sampleSettingsContext as context,
  withHours,
} from '../commands/settings/sample-settings.ts';
import { decideTakeBack } from '../commands/settings/take-back-setting.ts';
import { officeFacts } from '../office-facts.ts';
import { type StoredSettings, settingsOf } from '../record/stored-settings.ts';
import { maxListedDays } from './hours-schema.ts';

const zone = 'Asia/Shanghai';
const hoursOf = (stored: StoredSettings | null) => settingsOf(stored, context.defaults).hours;

describe('the hours in the settings', () => {
  it('say nothing until an owner does', () => {
    expect(hoursOf(null)).toEqual({});
    expect(officeFacts(settingsOf(null, context.defaults))).not.toHaveProperty('hours');
    const stored = withHours(null, { places: { [zone]: { monday: '9:00 – 18:00' } } });
    expect(officeFacts(settingsOf(stored, context.defaults)).hours).toEqual({
      places: { [zone]: { monday: '09:00-18:00' } },
    });
  });

  it('have a line for each field, and each can be taken back', () => {
    const first = withHours(null, {
      places: { [zone]: { monday: '09:00-18:00', workingDays: { '2026-02-14': '09:00-18:00' } } },
      daysOff: { '2026-12-25': { en: 'Christmas' } },
    });
    expect(first.history.map(({ field, to }) => [field, to])).toEqual([
      [`places.${zone}.monday`, '09:00-18:00'],
      [`places.${zone}.workingDays.2026-02-14`, '09:00-18:00'],
      ['daysOff.2026-12-25.en', 'Christmas'],
    ]);
    let stored = first;
    for (const { id } of first.history) {
      const decision = decideTakeBack(stored, { line: id }, context);
      if (decision.kind !== 'changed') throw new Error(decision.kind);
      stored = decision.settings;
    }
    expect(hoursOf(stored)).toEqual({});
  });

  const place = (fields: object) => ({ places: { [zone]: fields } });
  const name = { en: 'Holiday' };
  const many = Array.from({ length: maxListedDays + 1 }, (_, index) => [
    new Date(index * 86_400_000).toISOString().slice(0, 10),
    name,
  ]);
  it.each([
    [{ places: { Shanghai: { monday: '09:00-18:00' } } }, 'places.Shanghai'],
    [place({ monday: '18:00-09:00' }), `places.${zone}.monday`],
    [place({ friday: true }), `places.${zone}.friday`],
    [place({ funday: '09:00-18:00' }), `places.${zone}.funday`],
    [place({ name: { en: 'x'.repeat(61) } }), `places.${zone}.name.en`],
    [{ daysOff: { '2026-02-30': name } }, 'daysOff.2026-02-30'],
    [{ daysOff: { '2026-02-02/2026-02-01': name } }, 'daysOff.2026-02-02/2026-02-01'],
    [{ daysOff: { '2026-02-02/2026-02-02': name } }, 'daysOff.2026-02-02/2026-02-02'],
    [{ daysOff: { '2026-01-01/2027-12-31': name } }, 'daysOff.2026-01-01/2027-12-31'],
    [{ daysOff: { '2026-10-01/2026-10-07': name, '2026-10-07': name } }, 'daysOff.2026-10-07'],
    [
      place({ daysOff: { '2026-10-07': name, '2026-10-01/2026-10-07': name } }),
      `places.${zone}.daysOff.2026-10-01/2026-10-07`,
    ],
    [{ daysOff: Object.fromEntries(many) }, 'daysOff'],
    [
      {
        daysOff: { '2026-10-07': name },
        ...place({ workingDays: { '2026-10-07': '09:00-18:00' } }),
      },
      `places.${zone}.workingDays.2026-10-07`,
    ],
    [place({ workingDays: { tomorrow: '09:00-18:00' } }), `places.${zone}.workingDays.tomorrow`],
    [{ daysOff: 'Sundays' }, 'daysOff'],
  ])('refuse what cannot be, with its field: %j', (hours, field) => {
    expect(decideSettings(null, { hours: { ...hours } }, context)).toMatchObject({
      ...{ kind: 'refused', reason: 'value-invalid' },
      wrong: { field: `hours.${field}`, message: expect.stringMatching(/^(must|is) /) },
    });
  });
});
