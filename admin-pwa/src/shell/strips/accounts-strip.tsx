import { formatMoment } from '../../clocks/format-time.ts';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './strip.module.css';

/** Tells an owner that another has changed where clients pay, until it is pressed away. */
export function AccountsStrip({ onLook }: { onLook: () => void }) {
  const { setPreference } = useConsole();
  const { accountsChange: words } = useTexts().shell;
  const change = useConsoleState(({ people }) => people?.accountsChange);
  const told = useConsoleState(({ preferences }) => preferences.accountsLine ?? 0);
  const now = useConsoleState((state) => state.now);
  const isNews = change !== undefined && change.line > told;
  const close = () => void setPreference({ accountsLine: change?.line });
  return (
    <div role="status" className={styles.live}>
      {isNews && (
        <div className={styles.strip}>
          <p className={styles.text}>
            <HanText>{words.text(change.by.name, formatMoment(change.at, now))}</HanText>
            <TextButton
              className={styles.link}
              onClick={() => {
                close();
                onLook();
              }}
            >
              {words.look}
            </TextButton>
          </p>
          <p className={styles.side}>
            <TextButton className={styles.link} onClick={close}>
              {words.seen}
            </TextButton>
          </p>
        </div>
      )}
    </div>
  );
}
