/** Input on the first screen from before the console could answer. */
export interface EarlyInput {
  /** Replays the input; whatever is no longer on screen was meant for another list and is dropped. */
  replay(): void;
  /** Stops recording and forgets what was recorded. */
  forget(): void;
}

/** Records clicks and keys from the moment the first screen is there; the browser keeps typed text itself. */
export function recordEarlyInput(screen: HTMLElement): EarlyInput {
  const kept: (() => void)[] = [];
  const fields = new Map<Field, string>();
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };

  screen.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || isClickForBrowser(event)) return;
      keepFromPage(event);
      const quoteId = quoteIdOf(target);
      const path = pathTo(screen, target);
      kept.push(() => {
        const found = target.isConnected ? target : findAgain(screen, path, target);
        if (found && quoteIdOf(found) === quoteId) click(found);
      });
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || isField(target)) return;
      if (key === '/' && isForSearch(target) && focusSearch(screen)) {
        // Acts at once: what is typed next must go into the field.
        keepFromPage(event);
      } else if (!isKeyForBrowser(event)) {
        event.stopImmediatePropagation();
        kept.push(() => pressKey(key));
      }
    },
    options,
  );
  screen.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target)) fields.set(target, target.value);
    },
    options,
  );

  return {
    forget: () => watching.abort(),
    replay() {
      watching.abort();
      // Everything recorded so far was pressed before the search changed the list.
      for (const act of kept) act();
      for (const [field, value] of fields) enter(field, value);
    },
  };
}

function isForSearch(target: EventTarget | null): boolean {
  return (
    target === document.body || (target instanceof Element && target.closest('article') !== null)
  );
}

/** Whether there is a search to type into: single keys may be turned off, and a phone hides it. */
function focusSearch(screen: HTMLElement): boolean {
  const search = screen.querySelector<HTMLElement>('input[aria-keyshortcuts="/"]');
  search?.focus();
  return search !== null && search === document.activeElement;
}

/** Opening in another tab and downloading need no script. */
function isClickForBrowser({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const isInNewTab = target instanceof Element && target.closest('a[target]') !== null;
  return isInNewTab || ctrlKey || metaKey || shiftKey || isField(target);
}

type Field = HTMLInputElement | HTMLSelectElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** Once the console answers by itself, a replay would act twice. */
function keepFromPage(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Tab moves the focus; Enter and Space on a button or link come as a click. */
function isKeyForBrowser({ key, target }: KeyboardEvent): boolean {
  const isPress = target instanceof Element && target.matches('a, button');
  return key === 'Tab' || (isPress && (key === 'Enter' || key === ' '));
}

/** The submission of the card: a click meant for one must not reach another that has taken its place. */
function quoteIdOf(target: Element): string | undefined {
  return target.closest<HTMLElement>('article[data-quote-id]')?.dataset.quoteId;
}

/** The position of each ancestor among its siblings, from the screen down. */
function pathTo(screen: Element, target: Element): number[] {
  const path: number[] = [];
  for (let at = target; at !== screen && at.parentElement; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path;
}

/**
 * The element now in the place of another one. React redraws the whole screen if anything on it, such as
 * a clock, differs from what the worker drew.
 */
function findAgain(screen: Element, path: readonly number[], target: Element): Element | null {
  const found = path.reduce<Element | undefined>((at, index) => at?.children[index], screen);
  const isAlike = found?.localName === target.localName && found.className === target.className;
  return found && isAlike ? found : null;
}

function click(target: Element): void {
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

function pressKey(key: string): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** React compares a field with the value it last set: it must see a change. Of files nothing can be set, nor is compared. */
function enter(field: Field, value: string): void {
  if (field.type !== 'file') {
    const prototype = Object.getPrototypeOf(field);
    field.value = '';
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
