import { useEffect } from 'react';
import { useLateWords } from '../progress/late-words.ts';

type Words = ReturnType<typeof useLateWords.getState>;

/** Has announcer, button and the line below it say this as long as the component is there. */
export function useSay({ announced, submit, promise }: Words): void {
  useEffect(() => {
    useLateWords.setState({ announced, submit, promise }, true);
  }, [announced, submit, promise]);
  useEffect(() => () => useLateWords.setState({}, true), []);
}
