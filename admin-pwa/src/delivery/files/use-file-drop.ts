import { type DragEvent, useRef, useState } from 'react';

interface FileDrop {
  /** Whether files are being dragged over the target. */
  readonly isOver: boolean;
  readonly handlers: {
    onDragEnter(event: DragEvent): void;
    onDragOver(event: DragEvent): void;
    onDragLeave(event: DragEvent): void;
    onDrop(event: DragEvent): void;
  };
}

/**
 * Takes files dropped on an element. Anything else that is dropped (selected text, a link) is left to
 * the browser.
 * @param onFiles `null` if no files are taken; the browser must still not open them in place of the
 * console.
 */
export function useFileDrop(onFiles: ((files: File[]) => void) | null): FileDrop {
  const [isOver, setIsOver] = useState(false);
  /** Moving between children fires enter and leave in pairs: only the outermost pair counts. */
  const depth = useRef(0);

  function move(step: number) {
    depth.current = Math.max(0, depth.current + step);
    setIsOver(onFiles !== null && depth.current > 0);
  }

  const ifFiles = (act: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    act(event);
  };

  return {
    isOver,
    handlers: {
      onDragEnter: ifFiles(() => move(1)),
      onDragOver: ifFiles(({ dataTransfer }) => {
        dataTransfer.dropEffect = onFiles === null ? 'none' : 'copy';
      }),
      onDragLeave: ifFiles(() => move(-1)),
      onDrop: ifFiles(({ dataTransfer }) => {
        depth.current = 0;
        setIsOver(false);
        const files = [...dataTransfer.files];
        if (files.length > 0) onFiles?.(files);
      }),
    },
  };
}
