import { useEffect, useState } from 'react';
import { takeFirstTransferred } from '../file/take-first-file.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { offerToDesk } from './offer-to-desk.ts';

/**
 * Takes files dropped or pasted anywhere on the page: a drop beside the ring would otherwise make the
 * browser leave the page for the document.
 * @returns whether a file is being dragged over the page.
 */
export function useFileDrop(): boolean {
  const [isOver, setIsOver] = useState(false);
  const { refusals } = useQuoteTexts().file;
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
      // Every element left says so; only leaving the window has nowhere to go.
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) offerToDesk(takeFirstTransferred(event.dataTransfer), refusals);
    };
    const paste = (event: ClipboardEvent) => {
      if (event.clipboardData && !isTextForField(event))
        offerToDesk(takeFirstTransferred(event.clipboardData), refusals);
    };
    window.addEventListener('dragover', dragOver, options);
    window.addEventListener('dragleave', dragLeave, options);
    window.addEventListener('drop', drop, options);
    window.addEventListener('paste', paste, options);
    return () => life.abort();
  }, [refusals]);
  return isOver;
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Office programs add a picture to every text that is copied from them; a field takes the text. */
function isTextForField({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && (clipboardData?.types.includes('text/html') ?? false);
}
