/** What a person did with the first screen before the console could answer. */
export interface EarlyInput {
  /** Does it, now that the console can; what is no longer on screen was meant for another list. */
  replay(): void;
}

type Input = () => void;

/** Keeps clicks and keys from the moment the first screen is there; typed text the browser keeps itself. */
export function keepEarlyInput(screen: HTMLElement): EarlyInput {
  const kept: Input[] = [];
  const fields = new Set<EventTarget>();
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };

  screen.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof HTMLElement || event.target instanceof SVGElement)) return;
      if (isForBrowser(event)) return;
      const target = event.target.closest<HTMLElement>('a, button, article');
      event.preventDefault();
      if (target) kept.push(() => target.isConnected && target.click());
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || isField(target)) return;
      if (key === '/') {
        // Done at once: what is typed next must go into the field.
        event.preventDefault();
        screen.querySelector<HTMLElement>('input[type="search"]')?.focus();
      } else if (!isForPage(key)) {
        kept.push(() => pressKey(key));
      }
    },
    options,
  );
  screen.addEventListener('input', ({ target }) => target && fields.add(target), options);

  return {
    replay() {
      watching.abort();
      for (const field of fields) retype(field);
      for (const act of kept) act();
    },
  };
}

/** Opening elsewhere, and downloads, need no script. */
function isForBrowser({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const isInNewTab = target instanceof Element && target.closest('a[target]') !== null;
  return isInNewTab || ctrlKey || metaKey || shiftKey || isField(target);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea');
}

/** Tab moves the focus, and Enter and Space press what has it: both are clicks already. */
function isForPage(key: string): boolean {
  return key === 'Tab' || key === 'Enter' || key === ' ';
}

function pressKey(key: string): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** React compares a field with what it last saw in it, which is what was typed: it must see a change. */
function retype(field: EventTarget): void {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (!(field instanceof HTMLInputElement)) return;
  const typed = field.value;
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
