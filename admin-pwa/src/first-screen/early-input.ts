/** What a person did with the first screen before the console could answer. */
export interface EarlyInput {
  /** Does it, now that the console can; what is no longer on screen was meant for another list. */
  replay(): void;
  /** Lets everything through that comes, and forgets what came. */
  forget(): void;
}

/** Keeps clicks and keys from the moment the first screen is there; typed text the browser keeps itself. */
export function keepEarlyInput(screen: HTMLElement): EarlyInput {
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
      const search = key === '/' && isOnSubmission(target) ? findSearch(screen) : null;
      if (search) {
        // Done at once: what is typed next must go into the field.
        keepFromPage(event);
        search.focus();
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
      // All that was pressed stood in the list as it was before a search.
      for (const act of kept) act();
      for (const [field, value] of fields) enter(field, value);
    },
  };
}

function isOnSubmission(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('article') !== null;
}

/** The field that "/" leads to, unless single keys are turned off. */
function findSearch(screen: HTMLElement): HTMLElement | null {
  return screen.querySelector<HTMLElement>('input[aria-keyshortcuts="/"]');
}

/** Opening elsewhere, and downloads, need no script. */
function isClickForBrowser({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const isInNewTab = target instanceof Element && target.closest('a[target]') !== null;
  return isInNewTab || ctrlKey || metaKey || shiftKey || isField(target);
}

type Field = HTMLInputElement | HTMLSelectElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** A console that answers before the replay must not do it as well. */
function keepFromPage(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Tab moves the focus; Enter and Space press a button or link, which is a click by itself. */
function isKeyForBrowser({ key, target }: KeyboardEvent): boolean {
  const isPress = target instanceof Element && target.matches('a, button');
  return key === 'Tab' || (isPress && (key === 'Enter' || key === ' '));
}

/** Whose card it belongs to: a click meant for one submission must not reach another in its place. */
function quoteIdOf(target: Element): string | undefined {
  return target.closest<HTMLElement>('article[data-quote-id]')?.dataset.quoteId;
}

/** From the screen down, the place of each element among its siblings. */
function pathTo(screen: Element, target: Element): number[] {
  const path: number[] = [];
  for (let at = target; at !== screen && at.parentElement; at = at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return path;
}

/**
 * What stands in an element's place since React has drawn the whole screen anew: it does that when anything on
 * it, a clock for one, is no longer what the worker drew.
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

/** React has put its own value back, and compares a field with what it last saw in it: it must see a change. */
function enter(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field);
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
