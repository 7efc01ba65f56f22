import './styles/site.css';
import { reloadOnceWhenOutdated } from './start/reload-when-outdated.ts';
import { whenIdleOrTouched } from './start/when-idle.ts';

reloadOnceWhenOutdated(window);
whenIdleOrTouched(() => import('./start/start-site.tsx').then(({ startSite }) => startSite()));
