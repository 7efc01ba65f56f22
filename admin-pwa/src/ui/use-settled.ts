import { useEffect, useState } from 'react';

/** A screen reader must not announce every digit. */
const settledMs = 600;

/** A text that changes with every key, once the keys have come to rest. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
