import './styles/site.css';
import { reloadOnce } from './start/reload-once.ts';
import { whenIdleOrTouched } from './start/when-idle.ts';

whenIdleOrTouched(async () => {
  // Set by index.html unless the browser is too old.
  if (!document.documentElement.hasAttribute('data-live')) return;
  const starting = import('./start-site.tsx');
  const { startSite } = await starting.catch((error: unknown) => {
    // Unless it is reloaded, the page works as it does without scripts.
    if (!reloadOnce(window)) document.documentElement.removeAttribute('data-live');
    throw error;
  });
  await startSite();
});
