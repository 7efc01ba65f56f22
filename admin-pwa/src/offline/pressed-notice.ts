/**
 * Hears from the worker which path of the console a pressed notice leads to, and answers that it will be shown.
 * @returns ends it.
 */
export function onNoticePressed(open: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const { serviceWorker } = navigator;
  const hear = ({ data, ports }: MessageEvent) => {
    if (data?.type !== 'OPEN' || typeof data.path !== 'string') return;
    ports[0]?.postMessage('shown');
    open(data.path);
  };
  serviceWorker.addEventListener('message', hear);
  return () => serviceWorker.removeEventListener('message', hear);
}
