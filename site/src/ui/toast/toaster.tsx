import * as RadixToast from '@radix-ui/react-toast';
import { useFocusReturn } from '@yiqiao/look/use-focus-return';
import { useRoomFor } from '@yiqiao/look/use-room-for';
import { useRef } from 'react';
import { useTexts } from '../../texts/site-texts.ts';
import { joinClasses } from '../class-names.ts';
import { dismissToast, type Toast, useToastStore } from './toast-store.ts';
import styles from './toaster.module.css';
import { uncoverFocus } from './uncover-focus.ts';

const autoCloseMs = 5000;
const swipeThresholdPixels = 50;

/** The notification region: one toast, swiped away to the right, focused with F8. */
export function Toaster() {
  const toast = useToastStore((state) => state.toast);
  const { toasts } = useTexts().layout;
  const viewport = useRef<HTMLOListElement>(null);
  const shown = `${toast?.id} ${toast?.isOpen}`;
  useFocusReturn(viewport, shown);
  useRoomFor('--toast-room', viewport, shown, uncoverFocus);
  return (
    <RadixToast.Provider
      // A toast closed while hovered or focused leaves the provider's timer paused for good
      // (radix-ui/primitives#2268): each opening gets a new provider.
      key={String(toast?.isOpen === true)}
      label={toasts.one}
      duration={autoCloseMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPixels}
    >
      {toast !== null && <ToastCard key={toast.id} toast={toast} />}
      <RadixToast.Viewport
        ref={viewport}
        className={styles.viewport}
        label={toasts.region}
        hotkey={['F8']}
      />
    </RadixToast.Provider>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { id, title, description, variant = 'default', isOpen } = toast;
  const { toasts } = useTexts().layout;
  return (
    <RadixToast.Root
      className={joinClasses(styles.toast, styles[variant])}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) dismissToast(id);
      }}
    >
      <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
      {description !== undefined && (
        <RadixToast.Description className={styles.description}>
          {description}
        </RadixToast.Description>
      )}
      <RadixToast.Close className={styles.close}>{toasts.close}</RadixToast.Close>
    </RadixToast.Root>
  );
}
