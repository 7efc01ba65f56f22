import './styles/base.css';
import './styles/chinese.css';
import { keepEarlyInput } from './first-screen/early-input.ts';
import { showStartFailure } from './first-screen/start-failure.ts';
import { beginInOwnLanguage } from './first-screen/start-texts.ts';
import { afterPaint } from './ui/yield-to-screen.ts';

// Small, because it is all that stands between the document and its first frame: the first screen is
// on it already when the worker has it, and the console itself is loaded behind it.

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
if (!container.hasChildNodes()) beginInOwnLanguage();

// index.html says it where a browser is too old.
if (CSS.supports('container-type', 'inline-size')) await start(container);

async function start(screen: HTMLElement): Promise<void> {
  const earlyInput = keepEarlyInput(screen);
  try {
    if (screen.hasChildNodes()) await afterPaint();
    const { startConsole } = await import('./main.tsx');
    await startConsole(screen);
    screen.removeAttribute('aria-busy');
    earlyInput.replay();
  } catch (error) {
    earlyInput.forget();
    showStartFailure(screen);
    throw error;
  }
}
