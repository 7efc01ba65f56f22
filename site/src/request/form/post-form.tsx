import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../../texts/site-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useRequestState } from '../use-request.ts';

interface PostFormProps {
  readonly action: string;
  /** Hidden fields that are sent along. */
  readonly hidden: Readonly<Record<string, string | number>>;
  readonly onSend: (form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

/** A form that the page sends itself; without scripts the browser does, and the answer is in its language. */
export function PostForm({ action, hidden, onSend, children }: PostFormProps) {
  const { language } = useTexts();
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(event.currentTarget);
      }}
    >
      {Object.entries({ language, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** What was typed into a field. */
export function readTyped(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name));
}

/** Submits its form, unless another action is under way. */
export function PostButton(props: ComponentProps<typeof Button>) {
  const { underWay } = useRequestState();
  return <Button type="submit" aria-disabled={underWay !== null} {...props} />;
}
