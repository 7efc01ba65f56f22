import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Accepts files dropped or pasted anywhere on the page: after a drop elsewhere, the browser would otherwise navigate
 * to the file.
 * @returns whether a file is being dragged over the page.
 */
export function useWindowDrop(onFiles: (files: DataTransfer) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const life = new AbortController();
    const options = { signal: life.signal };
    const dragOver = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setIsOver(true);
    };
    const dragLeave = (event: DragEvent) => {
      // Fires for every element that is left; only when leaving the window is there no related target.
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) take(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (event.clipboardData && !isTextForField(event)) take(event.clipboardData);
    };
    window.addEventListener('dragover', dragOver, options);
    window.addEventListener('dragleave', dragLeave, options);
    window.addEventListener('drop', drop, options);
    window.addEventListener('paste', paste, options);
    return () => life.abort();
  }, []);
  return isOver;
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Office programs add a picture to any text copied from them; in a field, the text is meant. */
function isTextForField({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && (clipboardData?.types.includes('text/html') ?? false);
}
