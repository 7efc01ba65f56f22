import type { ReactNode } from 'react';
import { useFileDrop } from './use-file-drop.ts';

interface DropBoxProps {
  className: string | undefined;
  /** `null`: nothing can be dropped now. */
  onFiles: ((files: File[]) => void) | null;
  /** Called for Escape in it. */
  onEscape?: () => void;
  children: ReactNode;
}

/** A part of the detail that takes files for a purpose of its own: the detail around it takes finished ones. */
export function DropBox({ className, onFiles, onEscape, children }: DropBoxProps) {
  const drop = useFileDrop(onFiles);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: everything in it has a control.
    <div
      className={className}
      data-over={drop.isOver || undefined}
      {...drop.handlers}
      onDrop={(event) => {
        event.stopPropagation();
        drop.handlers.onDrop(event);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || onEscape === undefined) return;
        event.stopPropagation();
        onEscape();
      }}
    >
      {children}
    </div>
  );
}
