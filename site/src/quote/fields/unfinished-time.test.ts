import { describe, expect, it } from 'vitest';
import { findUnfinishedTime, forgetTimeKeys, noteTimeKey } from './unfinished-time.ts';

/** As Firefox has it: a time typed in part is no bad input. */
function openForm() {
  const form = document.createElement('form');
  const input = document.createElement('input');
  input.type = 'time';
  input.name = 'deadlineTime';
  form.append(input);
  return { form, input };
}

const unfinished = { deadlineTime: { kind: 'unfinished' } };

describe('findUnfinishedTime', () => {
  it.each(['1', 'p', 'ArrowUp'])('knows by the keys that a time was begun: %s', (key) => {
    const { form, input } = openForm();
    noteTimeKey(input, key);
    expect(findUnfinishedTime(form)).toEqual(unfinished);
  });

  it('finds nothing in an empty field, in a whole time, or in one that was deleted or cleared', () => {
    const { form, input } = openForm();
    expect(findUnfinishedTime(form)).toEqual({});
    noteTimeKey(input, 'Tab');
    expect(findUnfinishedTime(form)).toEqual({});
    noteTimeKey(input, '1');
    input.value = '12:30';
    expect(findUnfinishedTime(form)).toEqual({});
    input.value = '';
    noteTimeKey(input, 'Backspace');
    expect(findUnfinishedTime(form)).toEqual({});
    noteTimeKey(input, '1');
    forgetTimeKeys(input);
    expect(findUnfinishedTime(form)).toEqual({});
  });
});
