import type { Offer } from '@yiqiao/contract/record/order';
import { registeredNameIn } from '@yiqiao/contract/registered-name';
import { useTexts } from '../../texts/site-texts.ts';
import { useRequestTexts } from '../request-texts.ts';
import { useRequestState } from '../use-request.ts';
import { SheetFoot } from './sheet.tsx';
import styles from './signatures.module.css';

/** The conditions of the quote, and where both parties sign and stamp. */
export function Signatures({ offer }: { readonly offer: Offer }) {
  const { language } = useTexts();
  const { paper, price, moments, day } = useRequestTexts();
  const { acceptance, customerName } = useRequestState().request;
  const { payBy, amends } = offer;
  const usual = amends === undefined ? paper.due : paper.difference;
  const due = payBy === undefined ? usual : paper.duePayBy(day(payBy));
  const conditions = [
    ...(amends === undefined ? [] : [paper.holdsUntil(amends, offer.version)]),
    `${paper.fixed}${due}`,
    ...paper.conditions,
  ];
  const isAccepted = acceptance?.version === offer.version;
  return (
    <div className={styles.end}>
      <ol className={styles.conditions}>
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ol>
      <p className={styles.accepted}>
        <b>{paper.accepted(offer.version, price(offer.total, offer.currency))}</b>
      </p>
      <div className={styles.signatures}>
        <Party
          heading={paper.client(customerName)}
          name={isAccepted ? acceptance.name : ''}
          date={isAccepted ? moments.full(acceptance.at) : paper.dateLine}
        />
        <Party heading={paper.office(registeredNameIn(language))} name="" date={paper.dateLine} />
      </div>
      <SheetFoot isReachedAbove />
    </div>
  );
}

interface PartyProps {
  readonly heading: string;
  readonly name: string;
  readonly date: string;
}

function Party({ heading, name, date }: PartyProps) {
  const { paper } = useRequestTexts();
  return (
    <div className={styles.side}>
      <div className={styles.signing}>
        <div className={styles.lines}>
          <b>{heading}</b>
          <p>{paper.signature}</p>
          <p>
            {paper.name} <span>{name}</span>
          </p>
          <p>
            {paper.signedOn} <span>{date}</span>
          </p>
        </div>
        <div className={styles.stamp}>
          <i />
          <i />
          <span>{paper.stamp}</span>
        </div>
      </div>
    </div>
  );
}
