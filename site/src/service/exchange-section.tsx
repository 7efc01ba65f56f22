import { RuledTable } from '../blocks/ruled-table.tsx';
import { SplitSection } from '../blocks/split-section.tsx';
import type { ServiceWording } from '../content/en/services/service-wording.ts';
import type { ServiceContent } from '../content/services/service-content.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { FileSample } from './file-sample.tsx';

interface ExchangeSectionProps {
  readonly exchange: ServiceContent['exchange'];
  readonly columns: ServiceWording['exchange'];
}

/** Which files come in, which go out, and how they are counted. */
export function ExchangeSection({ exchange, columns }: ExchangeSectionProps) {
  const { send, receive, counted } = columns;
  return (
    <SplitSection
      heading={exchange.heading}
      aside={<FileSample sample={exchange.sample} names={columns} />}
    >
      <RuledTable widest="second" caption={exchange.heading} columns={[send, receive, counted]}>
        {exchange.rows.map((row) => (
          <tr key={row.send}>
            <th scope="row">{row.send}</th>
            <td data-label={receive}>
              <PhraseText text={row.receive} />
            </td>
            <td data-label={counted}>{row.counted}</td>
          </tr>
        ))}
      </RuledTable>
    </SplitSection>
  );
}
