import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { Field } from '../composer/field.tsx';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import { findKnownPeople, type KnownPerson } from './known-people.ts';
import styles from './new-request.module.css';

interface NameFieldProps {
  value: string;
  fault: string | undefined;
  onType: (name: string) => void;
  onTake: (person: KnownPerson) => void;
}

/** The client's name, with the known clients that it may be the name of (ARIA combobox). */
export function NameField({ value, fault, onType, onTake }: NameFieldProps) {
  const { newRequest: words } = useTexts().order;
  const quotes = useConsoleState((state) => state.list.quotes);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const typed = useDeferredValue(value);
  const people = useMemo(
    () => (isOpen ? findKnownPeople(quotes, typed) : []),
    [isOpen, quotes, typed],
  );
  const listId = useId();
  const isShown = people.length > 0;

  function take(person: KnownPerson) {
    setIsOpen(false);
    onTake(person);
  }

  function onKeyDown(event: KeyboardEvent) {
    const person = people[active];
    if (person === undefined || event.nativeEvent.isComposing) return;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setActive((active + 1) % people.length),
      ArrowUp: () => setActive((active + people.length - 1) % people.length),
      Enter: () => take(person),
      Escape: () => setIsOpen(false),
    };
    const step = event.ctrlKey || event.metaKey ? undefined : steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // For what is around it, Escape means something else.
    event.nativeEvent.stopPropagation();
    step();
  }

  return (
    <div className={styles.name}>
      <Field label={words.name} hint="" fault={fault}>
        {(field) => (
          <input
            {...field}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isShown ? `${listId}-${active}` : undefined}
            autoComplete="off"
            value={value}
            onChange={({ target }) => {
              setIsOpen(true);
              setActive(0);
              onType(target.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setIsOpen(false)}
          />
        )}
      </Field>
      <People {...{ people, active, listId }} onTake={take} />
    </div>
  );
}

interface PeopleProps {
  people: readonly KnownPerson[];
  active: number;
  listId: string;
  onTake: (person: KnownPerson) => void;
}

/** The focus stays in the field, whose keys choose among them. */
function People({ people, active, listId, onTake }: PeopleProps) {
  const { newRequest: words } = useTexts().order;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={words.known}
      className={styles.people}
      hidden={people.length === 0}
    >
      {people.map((person, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys.
        <div
          key={`${person.email} ${person.name} ${person.contact}`}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.person}
          // The field would lose the focus, and the list close, before the press ends.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(person)}
        >
          <span className={styles.who}>
            <b>
              <HanText>{person.name}</HanText>
            </b>{' '}
            <span className={parts.quiet}>{person.email || person.contact}</span>
          </span>
          <span className={parts.quiet}>
            {index === active ? <kbd>Enter</kbd> : words.requests(person.requests)}
          </span>
        </div>
      ))}
    </div>
  );
}
