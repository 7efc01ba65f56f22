import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';
import { joinClasses } from './class-names.ts';
import { Stop } from './stops/stop.tsx';

interface ButtonLook {
  readonly children: ReactNode;
  /** Primary is an ink rectangle with its full stop, secondary an outline without. */
  readonly variant?: 'primary' | 'secondary';
  /** 40, 48 or 64 pixels high. */
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string | undefined;
}

type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, keyof ButtonLook>;

export function Button({ children, variant, size, className, ...rest }: ButtonProps) {
  return (
    <button type="button" className={getClasses({ variant, size, className })} {...rest}>
      {children}
      {hasStop(variant) && <Stop className={styles.stop} />}
    </button>
  );
}

interface ButtonLinkProps extends ButtonLook {
  /** A path of this site; anything with a scheme (mailto:, https:) is an ordinary link. */
  readonly to: string;
}

export function ButtonLink({ to, children, variant, size, className }: ButtonLinkProps) {
  const classes = getClasses({ variant, size, className });
  const label = (
    <>
      {children}
      {hasStop(variant) && <Stop className={styles.stop} />}
    </>
  );
  if (!to.startsWith('/')) {
    return (
      <a className={classes} href={to}>
        {label}
      </a>
    );
  }
  return (
    <Link className={classes} to={to}>
      {label}
    </Link>
  );
}

interface Look {
  readonly variant: ButtonLook['variant'];
  readonly size: ButtonLook['size'];
  readonly className: string | undefined;
}

function getClasses({ variant = 'primary', size = 'medium', className }: Look): string {
  return joinClasses(styles.button, styles[variant], styles[size], className);
}

function hasStop(variant: ButtonLook['variant']): boolean {
  return variant !== 'secondary';
}
