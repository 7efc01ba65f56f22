import { company } from '@yiqiao/contract/company';
import type { ClientRequest } from '@yiqiao/contract/order/client-request';
import { formatFileSize } from '@yiqiao/contract/quote/upload-limits';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../talk/marked-text.tsx';
import { toZonedMoment } from '../zoned-moment.ts';
import styles from './quotation.module.css';

/** Who asks, who offers, and for which document. */
export function Parties({ request }: { readonly request: ClientRequest }) {
  const { paper, services, moments } = useRequestTexts();
  const isHydrated = useHydrated();
  const { customerName, translationDirection, serviceType, fileName, fileSize } = request;
  const received = moments.day(toZonedMoment(request.createdAt, request.timeZone));
  const size = formatFileSize(fileSize);
  return (
    <>
      <div className={styles.parties}>
        <div>
          <p className={styles.label}>{paper.for}</p>
          <p className={styles.party}>
            <MarkedText text={customerName} />
          </p>
        </div>
        <div>
          <p className={styles.label}>{paper.from}</p>
          <p className={styles.party}>{company.name}</p>
          <p>{isHydrated ? `${company.email}, ${window.location.host}` : company.email}</p>
        </div>
      </div>
      <p>
        <b>{services.both(translationDirection, serviceType)}</b>
      </p>
      <p className={styles.file}>
        <MarkedText text={paper.file(fileName, size, received)} />
      </p>
    </>
  );
}
