import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useConsoleState } from '../../state/use-console.ts';

export interface LatePart<Props> {
  (props: Props): ReactNode;
  /**
   * Has it ready for when it is shown.
   * @throws if it cannot be had: without a connection, or because the server has another version by now.
   */
  fetch(): Promise<void>;
}

/**
 * A component in a file of its own, which the first screen does not wait for. It is fetched when it is
 * shown first; if that fails, again when the connection returns or when it is shown the next time.
 * @param load imports the component.
 * @param Missing is shown as long as it cannot be had.
 */
export function createLatePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: (props: Props) => ReactNode,
): LatePart<Props> {
  let Part: ComponentType<Props> | null = null;
  const fetch = async () => {
    Part ??= await load();
  };

  function Late(props: Props) {
    const [isMissing, setIsMissing] = useState(false);
    const [, setIsHere] = useState(Part !== null);
    const connection = useConsoleState((state) => state.connection);
    // biome-ignore lint/correctness/useExhaustiveDependencies: a new connection is another attempt.
    useEffect(() => {
      if (Part !== null) return;
      fetch().then(
        () => setIsHere(true),
        (error: unknown) => {
          globalThis.console.warn('A part of the console is missing.', error);
          setIsMissing(true);
        },
      );
    }, [connection]);
    if (Part !== null) return <Part {...props} />;
    return isMissing ? <Missing {...props} /> : null;
  }

  return Object.assign(Late, { fetch });
}
