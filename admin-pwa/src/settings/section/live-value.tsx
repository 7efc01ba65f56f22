import { useTexts } from '../../texts/texts.ts';

/** What is live of a field that was changed, struck out. */
export function LiveValue({ value }: { value: string }) {
  const { settings: words } = useTexts();
  return (
    <>
      <span className="visually-hidden">
        {value === '' ? words.nothingBefore : words.before(value)}
      </span>
      <s aria-hidden="true">{value}</s>
    </>
  );
}
