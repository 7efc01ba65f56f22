import { useId, useState } from 'react';
import parts from './parts.module.css';

/**
 * A control that stays where it is without a connection, and says why it does nothing: a screen reader
 * hears the reason with the control, everybody else sees it after a press. `check` is called for a press
 * and returns whether there is a connection.
 */
export function useOfflineReason(
  isOffline: boolean,
  text: string,
  className: string | undefined = '',
) {
  const [isTold, setIsTold] = useState(false);
  const id = useId();
  const control = {
    'aria-disabled': isOffline || undefined,
    'aria-describedby': isOffline ? id : undefined,
  };
  const reason = (
    <>
      <span id={id} hidden>
        {text}
      </span>
      <span role="status" className={`${parts.fault} ${className}`}>
        {isTold && isOffline && text}
      </span>
    </>
  );
  function check(): boolean {
    setIsTold(isOffline);
    return !isOffline;
  }
  return { control, reason, check };
}
