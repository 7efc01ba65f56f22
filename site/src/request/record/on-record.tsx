import { RecordRow, RecordRows } from '../../blocks/record-rows.tsx';
import { PrintButton } from '../print/print-button.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../text/marked-text.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import type { Fact } from './fact.ts';
import { type FactView, listFacts } from './request-facts.ts';

/** What the office holds about the request, row by row. */
export function OnRecord({ view }: { readonly view: Exclude<FactView, 'paper'> }) {
  const texts = useRequestTexts();
  const { request } = useRequestState();
  return (
    <section>
      <h2 className={textStyles.heading}>
        {view === 'page' ? texts.record.heading : texts.receipt.job}
      </h2>
      <RecordRows>
        {listFacts(view, request, texts).map((fact) => (
          <RecordRow key={fact.name} name={fact.name} notes={fact.notes}>
            <FactValue fact={fact} />
          </RecordRow>
        ))}
      </RecordRows>
    </section>
  );
}

function FactValue({ fact: { value, look } }: { readonly fact: Fact }) {
  if (look === 'print') return <PrintButton paper="quotation" label={value} />;
  const text = <MarkedText text={value} />;
  return look === 'strong' ? <b>{text}</b> : text;
}
