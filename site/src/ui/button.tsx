import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';
import { joinClasses } from './class-names.ts';
import { Stop } from './stops/stop.tsx';

interface ButtonLook {
  readonly children: ReactNode;
  /** Primary is an ink rectangle with its full stop, secondary an outline without. */
  readonly variant?: 'primary' | 'secondary' | undefined;
  /** 40, 48 or 64 pixels high. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly className?: string | undefined;
}

type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, keyof ButtonLook>;

export function Button({ children, variant, size, className, ...rest }: ButtonProps) {
  return (
    <button type="button" className={getButtonClasses({ variant, size, className })} {...rest}>
      {children}
      {hasStop(variant) && <LastStop />}
    </button>
  );
}

type ButtonAnchorProps = ButtonLook & Omit<ComponentProps<'a'>, keyof ButtonLook>;

/** A link that reloads, as to a page that only the server renders. */
export function ButtonAnchor({ children, variant, size, className, ...rest }: ButtonAnchorProps) {
  return (
    <a className={getButtonClasses({ variant, size, className })} {...rest}>
      {children}
      {hasStop(variant) && <LastStop />}
    </a>
  );
}

interface ButtonLinkProps extends ButtonLook {
  /** A path of this site; anything with a scheme (mailto:, https:) is an ordinary link. */
  readonly to: string;
}

export function ButtonLink({ to, children, variant, size, className }: ButtonLinkProps) {
  if (!to.startsWith('/')) {
    return <ButtonAnchor href={to} {...{ children, variant, size, className }} />;
  }
  return (
    <Link className={getButtonClasses({ variant, size, className })} to={to}>
      {children}
      {hasStop(variant) && <LastStop />}
    </Link>
  );
}

/** Stays with the last character, however narrow the button. */
function LastStop() {
  return (
    <span className={styles.end} aria-hidden="true">
      <Stop className={styles.stop} />
    </span>
  );
}

type Look = Omit<ButtonLook, 'children'>;

/** The classes that make an element look like a button. */
export function getButtonClasses({
  variant = 'primary',
  size = 'medium',
  className,
}: Look): string {
  return joinClasses(styles.button, styles[variant], styles[size], className);
}

function hasStop(variant: ButtonLook['variant']): boolean {
  return variant !== 'secondary';
}
