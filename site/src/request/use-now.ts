import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/**
 * The server's clock, in ms since the epoch, to the minute: its own time at the answer, and what has
 * passed since. The client's clock may be wrong; how it runs is good enough.
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
