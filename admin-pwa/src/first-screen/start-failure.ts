/** Takes the place of a screen that nobody would answer. */
export function showStartFailure(container: HTMLElement): void {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent = 'The console could not start. ';
  const reload = document.createElement('button');
  reload.textContent = 'Reload';
  reload.addEventListener('click', () => location.reload());
  notice.append(reload);
  const page = document.createElement('main');
  page.append(notice);
  container.replaceChildren(page);
  container.removeAttribute('aria-busy');
}
