import { useEffect, useState } from 'react';
import { useConsole } from '../state/use-console.ts';

/** With what somebody can prove on this page who they are; with the password, as long as nothing else is known. */
export function useWaysHere() {
  const { findPasskeys, readWaysIn } = useConsole();
  const [ways, setWays] = useState({ hasPasskey: false, hasPassword: true, hasFactor: false });
  useEffect(() => {
    void Promise.all([findPasskeys(), readWaysIn()]).then(([here, own]) => {
      if (here === null || own.kind !== 'told') return;
      const { passkeys, password, secondFactor } = own.value;
      const isOfHere = passkeys.some(({ host }) => host === location.hostname);
      setWays({
        hasPasskey: here.obstacle === null && isOfHere,
        hasPassword: password !== undefined,
        hasFactor: secondFactor !== undefined,
      });
    });
  }, [findPasskeys, readWaysIn]);
  return ways;
}
