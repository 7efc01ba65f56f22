import type { ArgumentRole, Signature } from './commands.ts';

/** What a command that the document defines stands for. */
export interface Definition {
  readonly text: string;
  /** Its arguments: those that it does not print are no text. */
  readonly signature: Signature;
  /** The environment that it begins or ends, as `\be` for `\begin{equation}` does. */
  readonly environment?: { readonly isBegin: boolean; readonly name: string };
  /** Whether the name was free: `\newcommand` takes no other. */
  readonly isNew: boolean;
}

/** Longer texts, and more of them, are programs: what they print nobody can tell without running them. */
const maxCharacters = 200;
const maxDefinitions = 5000;

export interface Head {
  readonly name: string;
  /** How many arguments the command takes. */
  readonly parameters: number;
  readonly isNew: boolean;
}

/** The commands that a document defines. A text is held as it is printed, so that none leads to another. */
export class Definitions {
  readonly #known = new Map<string, Definition>();
  readonly #printed = new Set<string>();
  #head: Head | null = null;
  #text = '';
  #environment: Definition['environment'];

  get(name: string): Definition | undefined {
    return this.#known.get(name);
  }

  /** What is written from now on is what the command stands for. */
  begin(head: Head | null): void {
    this.#head = head;
    this.#text = '';
    this.#environment = undefined;
    this.#printed.clear();
  }

  write(text: string): void {
    if (this.#text.length <= maxCharacters) this.#text += text;
  }

  /** `#1` where it is printed. */
  writeParameter(number: string): void {
    this.#printed.add(number);
  }

  /** One that is begun and ended within the definition is nobody's affair. */
  writeEnvironment(isBegin: boolean, name: string): void {
    const open = this.#environment;
    if (open?.isBegin && !isBegin && open.name === name) this.#environment = undefined;
    else this.#environment ??= { isBegin, name };
  }

  end(): void {
    const head = this.#head;
    this.#head = null;
    if (head === null || this.#text.length > maxCharacters) return;
    if (this.#known.size >= maxDefinitions) return;
    this.#known.set(head.name, {
      // The space behind it stands where it is used.
      text: head.parameters === 0 ? this.#text.trimEnd() : this.#text,
      signature: { roles: this.#findRoles(head.parameters), option: 'dropped' },
      isNew: head.isNew,
      ...(this.#environment && { environment: this.#environment }),
    });
  }

  #findRoles(parameters: number): ArgumentRole[] {
    return Array.from({ length: parameters }, (_, index) =>
      this.#printed.has(`${index + 1}`) ? 'inline' : 'dropped',
    );
  }
}
