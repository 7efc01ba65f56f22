import { type RefObject, useState } from 'react';
import { focusFault } from '../ui/focus-fault.ts';

/** What keeps a form from being sent: codes by field, and what the server would refuse. */
export function useFaults<Field extends string, Refusal extends string = string>(
  form: RefObject<HTMLFormElement | null>,
) {
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({});
  const [refusal, refuse] = useState<Refusal | null>(null);
  return {
    faults,
    refusal,
    refuse,
    /** Shows the faults and focuses the first field that has one. */
    point(found: Partial<Record<Field, string>>) {
      setFaults(found);
      requestAnimationFrame(() => focusFault(form));
    },
    /** Clears the fault of one field. */
    forgive(field: Field) {
      setFaults((before) => {
        const others = { ...before };
        delete others[field];
        return others;
      });
      refuse(null);
    },
  };
}
