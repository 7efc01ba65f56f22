import './styles/base.css';
import './styles/chinese.css';
import { recordEarlyInput } from './first-screen/early-input.ts';
import { showStartFailure } from './first-screen/start-failure.ts';
import { beginInOwnLanguage, fetchOwnTexts } from './first-screen/start-texts.ts';
import { afterPaint } from './ui/screen/yield-to-screen.ts';

// Kept small, because only this stands between the document and its first frame: the worker's first
// screen is on it already, and the console itself loads behind it.

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
if (!container.hasChildNodes()) beginInOwnLanguage();

// index.html shows the message if the browser is too old. Nothing is awaited here: the console imports what
// stands in one file with this.
if (CSS.supports('container-type', 'inline-size')) void start(container);

async function start(screen: HTMLElement): Promise<void> {
  const earlyInput = recordEarlyInput(screen);
  try {
    if (screen.hasChildNodes()) await afterPaint();
    fetchOwnTexts();
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
