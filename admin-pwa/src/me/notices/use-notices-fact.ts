import { useAnswer } from '../../state/people/use-answer.ts';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';

/** What the line of the notices says: on how many devices one is told at once, and when it is quiet. */
export function useNoticesFact(): string {
  const { told, figures } = useTexts();
  const { readNotices } = useConsole();
  const notices = useConsoleState((state) => state.notices);
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  useAnswer(readNotices, isOffline || notices !== null);
  if (notices === null) return told.hint;
  const telling = notices.devices.filter(({ stop }) => stop > 0).length;
  const { quiet } = notices.choices;
  const hasHours = telling > 0 && quiet !== undefined && quiet.from !== quiet.to;
  return figures.sentences([
    telling === 0 ? told.nowhere : told.atOnce(telling),
    ...(hasHours ? [told.quietHours(quiet.from, quiet.to)] : []),
  ]);
}
