import type { Author } from '@yiqiao/contract/record/author';
import { useConsoleState } from '../state/use-console.ts';

/** The seals of people; of somebody who is gone, the first character of the name stands for it. */
export function useSealOf(): (person: Author) => string {
  const colleagues = useConsoleState((state) => state.colleagues);
  return ({ id, name }) => colleagues.find((one) => one.id === id)?.seal ?? [...name][0] ?? '';
}
