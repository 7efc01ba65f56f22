import { useEffect, useState } from 'react';

/** Whole seconds until a moment, in ms since the epoch; 0 once it has passed. */
export function useSecondsUntil(ms: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(ms));
  useEffect(() => {
    const count = () => setSeconds(secondsUntil(ms));
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [ms]);
  return seconds;
}

function secondsUntil(ms: number): number {
  return Math.max(0, Math.ceil((ms - Date.now()) / 1000));
}
