import './styles/base.css';
import { keepEarlyInput } from './first-screen/early-input.ts';
import { showStartFailure } from './first-screen/start-failure.ts';
import { afterPaint } from './ui/yield-to-screen.ts';

// Small, because it is all that stands between the document and its first frame: the first screen is
// on it already when the worker has it, and the console itself is loaded behind it.

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const earlyInput = keepEarlyInput(container);
try {
  if (container.hasChildNodes()) await afterPaint();
  const { startConsole } = await import('./main.tsx');
  await startConsole(container);
  container.removeAttribute('aria-busy');
  earlyInput.replay();
} catch (error) {
  earlyInput.forget();
  showStartFailure(container);
  throw error;
}
