import './styles/site.css';
import { reloadOnce } from './start/reload-once.ts';
import { whenIdleOrTouched } from './start/when-idle.ts';

whenIdleOrTouched(async () => {
  // Set by index.html where the browser is not too old.
  if (!document.documentElement.hasAttribute('data-live')) return;
  const starting = import('./start-site.tsx');
  const { startSite } = await starting.catch((error: unknown) => {
    // Where it is not reloaded it works as a page without scripts does.
    if (!reloadOnce(window)) document.documentElement.removeAttribute('data-live');
    throw error;
  });
  await startSite();
});
