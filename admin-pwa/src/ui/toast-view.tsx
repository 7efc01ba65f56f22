import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useRef } from 'react';
import { useConsole, useToast } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './toast-view.module.css';
import { useFocusReturn } from './use-focus-return.ts';
import { useRoomFor } from './use-room-for.ts';

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
      // A toast closed under the pointer or the focus leaves the provider's clock stopped for good
      // (radix-ui/primitives#2268): every opening begins with a new one.
      key={String(toast?.isOpen === true)}
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
          <Close className={styles.close} aria-label={shell.close}>
            ×
          </Close>
        </Root>
      )}
      <Viewport
        ref={viewport}
        className={styles.viewport}
        onFocus={({ target, currentTarget }) => {
          // F8 leads to the viewport: on from there to what there is to do.
          if (target === currentTarget) action.current?.focus();
        }}
      />
    </Provider>
  );
}
