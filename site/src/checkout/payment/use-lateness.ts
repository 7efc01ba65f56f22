import { useEffect, useState } from 'react';

/** How long a visitor waits before an alternative must be offered. */
const lateAfterMs = 10_000;

/** Whether the visitor has waited too long. */
export function useLateness(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
