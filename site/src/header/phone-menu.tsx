import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { phoneMenuLinks, phoneMenuQuote } from '../content/menus/phone-menu.ts';
import { Button } from '../ui/button.tsx';
import { Stopped } from '../ui/stops/stopped.tsx';
import styles from './phone-menu.module.css';
import { WordMark } from './word-mark.tsx';

/** The whole navigation of a phone, on a screen of its own, within reach of a thumb. */
export function PhoneMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const closeOnLink = (event: MouseEvent) => {
    const isOnLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isOnLink || event.target === event.currentTarget) close();
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        Menu
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the Close button do the same. */}
      <dialog ref={dialog} className={styles.dialog} aria-label="Menu" onClick={closeOnLink}>
        <div className={styles.bar}>
          <WordMark className={styles.mark} />
          <Button variant="secondary" size="small" onClick={close}>
            Close
          </Button>
        </div>
        <ul className={styles.links}>
          {phoneMenuLinks.map(({ path, name, chinese }) => (
            <li key={path}>
              <Link className={styles.link} to={path}>
                <span className={styles.name}>
                  <Stopped text={name} />
                </span>{' '}
                <span className={styles.chinese} lang={chinese.lang}>
                  <Stopped text={chinese.text} lang={chinese.lang} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Link className={styles.quote} to={phoneMenuQuote.path}>
          <span className={styles.quoteName}>{phoneMenuQuote.name}</span>{' '}
          <span lang={phoneMenuQuote.chinese.lang}>{phoneMenuQuote.chinese.text}</span>
        </Link>
      </dialog>
    </>
  );
}
