import { describe, expect, it } from 'vitest';
import { createLog, describeFault } from './log.ts';

function logLine(isForPeople: boolean, value: string): string {
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line), clock: () => 0, isForPeople });
  log('warn', 'event', { value });
  return lines.join('');
}

describe('createLog', () => {
  it('writes one line of JSON for each event', () => {
    expect(JSON.parse(logLine(false, 'x'))).toEqual({
      time: '1970-01-01T00:00:00.000Z',
      level: 'warn',
      event: 'event',
      value: 'x',
    });
  });

  it.each([true, false])(
    'lets nobody forge a second line or colour the terminal (%s)',
    (isForPeople) => {
      const line = logLine(isForPeople, 'a\r\n{"level":"info"}\u001b[31m');
      expect(line.trimEnd().split(/[\r\n]/)).toHaveLength(1);
      expect(line).not.toContain('\u001b');
    },
  );
});

describe('describeFault', () => {
  it('tells the cause as well', () => {
    const fault = new Error('outer', { cause: new Error('inner') });
    expect(describeFault(fault)).toMatchObject({ fault: 'Error: outer', cause: 'Error: inner' });
    expect(describeFault('text')).toEqual({ fault: 'text' });
  });
});
