import { foldText } from '../characters/fold-text.ts';
import { takesOrders } from '../state/console-state.ts';
import { useConsoleState } from '../state/use-console.ts';

/** Stands for nobody among the ids of people. */
export const nobody = '';

/** Ids of those who can get an order, nobody last; whoever has it is not among them. */
export function useReceivers(text: string, holderId: string | null): readonly string[] {
  const colleagues = useConsoleState((state) => state.colleagues);
  const wanted = foldText(text.trim());
  const people = colleagues
    .filter((one) => takesOrders(one) && one.id !== holderId)
    .filter(({ name, seal }) => foldText(`${name}\n${seal}`).includes(wanted))
    .map(({ id }) => id);
  return holderId === null || wanted !== '' ? people : [...people, nobody];
}
