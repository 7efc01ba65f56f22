import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useFocusReturn } from '@yiqiao/look/use-focus-return';
import { useRoomFor } from '@yiqiao/look/use-room-for';
import { useRef } from 'react';
import { useConsole, useToast } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './toast-view.module.css';

/** How long a toast stays. Source: product specification, section 9. */
const durationMs = 5000;

/** Swipe that dismisses it, in pixels. Source: product specification, section 9. */
const swipeThreshold = 50;

export function ToastView() {
  const toast = useToast();
  const { toaster } = useConsole();
  const { shell } = useTexts();
  const viewport = useRef<HTMLOListElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const shown = `${toast?.id} ${toast?.isOpen}`;
  useFocusReturn(viewport, shown);
  useRoomFor('--toast-room', viewport, shown);
  return (
    <Provider
      // A toast closed under the pointer or the focus stops the provider's timer for good (radix-
      // ui/primitives#2268): each opening starts with a new provider.
      key={String(toast?.isOpen === true)}
      label={shell.toasts.one}
      duration={durationMs}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
    >
      {toast && (
        <Root
          key={toast.id}
          className={`${styles.toast} ${toast.variant === 'destructive' ? styles.destructive : ''}`}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          open={toast.isOpen}
          onOpenChange={(isOpen) => {
            if (!isOpen) toaster.dismiss(toast.id);
          }}
        >
          <div className={styles.text}>
            <Title className={styles.title}>{toast.title}</Title>
            <Description>{toast.description}</Description>
          </div>
          {toast.action && (
            <Action
              ref={action}
              className={styles.action}
              altText={toast.action.altText}
              onClick={toast.action.run}
            >
              {toast.action.label}
            </Action>
          )}
          <Close className={styles.close}>{shell.close}</Close>
        </Root>
      )}
      <Viewport
        ref={viewport}
        className={styles.viewport}
        label={shell.toasts.region}
        hotkey={['F8']}
        onFocus={({ target, currentTarget }) => {
          // F8 focuses the viewport: move on to the toast's action.
          if (target === currentTarget) action.current?.focus();
        }}
      />
    </Provider>
  );
}
