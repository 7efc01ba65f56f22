import { useEffect, useState } from 'react';

/** How long a visitor waits before there must be another way on. */
const lateAfterMs = 10_000;

/** Whether this screen has been waited for too long. */
export function useLateness(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
