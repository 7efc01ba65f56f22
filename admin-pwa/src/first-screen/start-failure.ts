import buttonStyles from '../ui/text-button.module.css';
import styles from './start-failure.module.css';

/** Takes the place of a screen that nobody would answer. */
export function showStartFailure(container: HTMLElement): void {
  const title = document.createElement('h1');
  title.textContent = 'The console could not start.';
  const reload = document.createElement('button');
  reload.className = buttonStyles.textButton ?? '';
  reload.textContent = 'Reload';
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
