import { RecordRow, RecordRows } from '../../blocks/record-rows.tsx';
import { PrintButton } from '../print/print-button.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../text/marked-text.tsx';
import textStyles from '../text/text.module.css';
import type { Fact } from './fact.ts';
import { type FactView, useFacts } from './request-facts.ts';

/** What the office holds about the request, row by row. */
export function OnRecord({ view }: { readonly view: Exclude<FactView, 'paper'> }) {
  const { record, receipt } = useRequestTexts();
  return (
    <section>
      <h2 className={textStyles.heading}>{view === 'page' ? record.heading : receipt.job}</h2>
      <RecordRows>
        {useFacts(view).map((fact) => (
          <RecordRow key={fact.name} name={fact.name} notes={fact.notes}>
            <FactValue fact={fact} />
          </RecordRow>
        ))}
      </RecordRows>
    </section>
  );
}

function FactValue({ fact: { value, look } }: { readonly fact: Fact }) {
  const text = <MarkedText text={value} />;
  if (look === undefined) return text;
  return look === 'strong' ? <b>{text}</b> : <PrintButton paper={look} label={value} />;
}
