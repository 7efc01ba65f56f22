import buttonStyles from '../ui/text-button.module.css';
import styles from './start-failure.module.css';
import { startTexts } from './start-texts.ts';

/** Replaces a screen that would not react to anything. */
export function showStartFailure(container: HTMLElement): void {
  const texts = startTexts();
  const title = document.createElement('h1');
  title.textContent = texts.failed;
  const reload = document.createElement('button');
  reload.className = buttonStyles.textButton ?? '';
  reload.textContent = texts.reload;
  reload.addEventListener('click', () => location.reload());
  const page = document.createElement('main');
  page.className = styles.notice ?? '';
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  alert.append(title);
  page.append(alert, reload);
  container.replaceChildren(page);
  container.removeAttribute('aria-busy');
}
