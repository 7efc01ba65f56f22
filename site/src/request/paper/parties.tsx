import { groupTaxNumber } from '@yiqiao/contract/billing/tax-number';
import { company } from '@yiqiao/contract/company';
import type { Addressee } from '@yiqiao/contract/record/billing';
import { registeredNameIn } from '@yiqiao/contract/registered-name';
import { useTexts } from '../../texts/site-texts.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../text/marked-text.tsx';
import { useRequestState } from '../use-request.ts';
import { addressLine, listFacts } from './company-facts.ts';
import styles from './quotation.module.css';

/** The client and the office. */
export function Parties({ addressee }: { readonly addressee?: Addressee | undefined }) {
  const { request } = useRequestState();
  const { paper, services } = useRequestTexts();
  const { customerName, translationDirection, serviceType } = request;
  return (
    <>
      <div className={styles.parties}>
        <div>
          <p className={styles.label}>{paper.for}</p>
          <p className={styles.party}>
            <MarkedText text={addressee?.title ?? customerName} />
          </p>
          {addressee !== undefined && <AddresseeFacts addressee={addressee} />}
        </div>
        <div>
          <p className={styles.label}>{paper.from}</p>
          <Office />
        </div>
      </div>
      <p>
        <b>{services.both(translationDirection, serviceType)}</b>
      </p>
    </>
  );
}

function AddresseeFacts({ addressee }: { readonly addressee: Addressee }) {
  const { paper, billing } = useRequestTexts();
  const { customerName } = useRequestState().request;
  const { taxNumber, address, purchaseOrder } = addressee;
  const lines = [
    taxNumber && paper.taxNumber(groupTaxNumber(taxNumber)),
    address,
    customerName,
    purchaseOrder && billing.orderLine(purchaseOrder),
  ];
  return lines.map(
    (line) =>
      line && (
        <p key={line}>
          <MarkedText text={line} />
        </p>
      ),
  );
}

function Office() {
  const { language } = useTexts();
  const isHydrated = useHydrated();
  const { telephone, email } = company;
  const contacts = [telephone, email, isHydrated && window.location.host];
  const address = addressLine(company, language);
  return (
    <>
      <p className={styles.party}>{registeredNameIn(language)}</p>
      {address !== '' && <p>{address}</p>}
      <p>{listFacts(contacts, language)}</p>
    </>
  );
}
