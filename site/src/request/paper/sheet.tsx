import { company } from '@yiqiao/contract/company';
import type { ReactNode } from 'react';
import { WordMark } from '../../header/word-mark.tsx';
import { useTexts } from '../../texts/site-texts.ts';
import { Stopped } from '../../ui/stops/stopped.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { addressLine, listFacts } from './company-facts.ts';
import styles from './sheet.module.css';

/** Names and values, shown in one line. */
export type SheetFacts = readonly (readonly [name: string, value: string])[];

interface SheetProps {
  readonly reference: string;
  /** After the reference. */
  readonly version?: string;
  readonly title: string;
  readonly facts: SheetFacts;
  readonly children: ReactNode;
}

/** An A4 sheet for filing, only for printing. It contains neither the key nor a link. */
export function Sheet({ reference, version = '', title, facts, children }: SheetProps) {
  return (
    <div className={styles.paper} aria-hidden="true">
      <i className={styles.tick} />
      <i className={styles.tick} />
      <i className={styles.tick} />
      <div className={styles.head}>
        <WordMark className={styles.mark} />
        <span>
          <b>{reference}</b> {version}
        </span>
      </div>
      <p className={styles.title}>
        <Stopped text={title} />
      </p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}

interface SheetFootProps {
  /** Whether the sheet already shows the company's contact details. */
  readonly isReachedAbove?: boolean;
}

/** At the bottom of the last sheet. The page number is set by the style sheet. */
export function SheetFoot({ isReachedAbove = false }: SheetFootProps) {
  const { language } = useTexts();
  const { paper } = useRequestTexts();
  const { name, telephone, email, registration, taxNumber } = company;
  const contacts = isReachedAbove ? [] : [addressLine(company, language), telephone, email];
  const facts = [
    name,
    ...contacts,
    registration && paper.registration(registration),
    taxNumber && paper.taxNumber(taxNumber),
  ];
  return <p className={styles.foot}>{listFacts(facts, language)}</p>;
}
