import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/**
 * The server's time, in ms since the epoch, to the minute: when it answered, plus the time elapsed since. The
 * client's clock may be wrong, but it is good enough to measure elapsed time.
 */
export function useNow(servedAt: string): number {
  const [clock, setClock] = useState({ servedAt, passed: 0 });
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => setClock({ servedAt, passed: Date.now() - start }), minuteMs);
    return () => clearInterval(timer);
  }, [servedAt]);
  const passed = clock.servedAt === servedAt ? clock.passed : 0;
  return Date.parse(servedAt) + passed;
}
