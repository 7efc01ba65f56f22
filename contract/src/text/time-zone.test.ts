import { describe, expect, it } from 'vitest';
import { isTimeZone } from './time-zone.ts';

describe('isTimeZone', () => {
  it.each(['Asia/Shanghai', 'America/Argentina/Buenos_Aires', 'Etc/GMT+8', 'UTC'])(
    'knows %s',
    (zone) => {
      expect(isTimeZone(zone)).toBe(true);
    },
  );

  it.each(['', 'Asia/Atlantis', 'here', '+08:00', '<script>', 'x'.repeat(5000)])(
    'does not know %s',
    (text) => {
      expect(isTimeZone(text)).toBe(false);
    },
  );
});
