import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StoredSettings, settingsOf } from '../../record/stored-settings.ts';
import { sampleSettingsAt as at, sampleSettingsContext, withAccounts } from './sample-settings.ts';
import { sectionAt } from './section-at.ts';
import { decideTakeBack } from './take-back-setting.ts';

const { defaults } = sampleSettingsContext;
const harbour = { name: 'Harbour', number: '1001', bank: 'Example Bank' };
const day = 86_400_000;
const accountsAt = (stored: StoredSettings | null, moment: number) =>
  sectionAt('accounts', stored, defaults, moment);

function takeBack(stored: StoredSettings, line: number, moment: number): StoredSettings {
  const decision = decideTakeBack(stored, { line }, { ...sampleSettingsContext, at: moment });
  if (decision.kind !== 'changed') throw new Error(decision.kind);
  return decision.settings;
}

describe('sectionAt', () => {
  const first = withAccounts(null, { USD: harbour }, at);
  const second = withAccounts(first, { USD: { number: '2002' } }, at + day);

  it('is what held at that moment', () => {
    expect(accountsAt(null, at)).toEqual({});
    expect(accountsAt(second, at - 1)).toEqual({});
    expect(accountsAt(second, at)).toEqual({ USD: harbour });
    expect(accountsAt(second, at + day - 1)).toEqual({ USD: harbour });
    expect(accountsAt(second, at + day)).toEqual({ USD: { ...harbour, number: '2002' } });
  });

  it('takes what was taken back for never made', () => {
    const restored = takeBack(second, 4, at + 2 * day);
    for (const moment of [at, at + day, at + 3 * day]) {
      expect(accountsAt(restored, moment)).toEqual({ USD: harbour });
    }
    expect(accountsAt(restored, at - 1)).toEqual({});
  });

  it('is what holds now where the history cannot tell', () => {
    const forgotten = { ...second, history: second.history.slice(2) };
    expect(accountsAt(forgotten, at - 1)).toEqual(settingsOf(second, defaults).accounts);
  });

  it('finds every state again that there ever was', () => {
    const field = fc.constantFrom('name', 'number', 'bank', 'code');
    const change = fc.record({ field, value: fc.stringMatching(/^[a-z]{1,3}$/) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let stored = withAccounts(null, { USD: harbour }, at);
        const states = [stored];
        for (const { field: name, value } of changes) {
          if (settingsOf(stored, defaults).accounts.USD?.[name as 'name'] === value) continue;
          stored = withAccounts(stored, { USD: { [name]: value } }, at + states.length);
          states.push(stored);
        }
        for (const [index, state] of states.entries()) {
          expect(accountsAt(stored, at + index)).toEqual(settingsOf(state, defaults).accounts);
        }
      }),
    );
  });
});
