import { company } from '@yiqiao/contract/company';
import { sayOpening } from '@yiqiao/contract/wording/hours/say-hours';
import { toZonedMoment } from '../../content/facts/zoned-moment.ts';
import { useRequestTexts } from '../request-texts.ts';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';

/** When the office works, below a moment that holds at any hour; nothing of an office that says nothing of it. */
export function HoursThen({ now }: { readonly now: number }) {
  const { hours: words } = useRequestTexts();
  const { request } = useRequestState();
  const { hours } = company;
  if (hours === undefined) return null;
  const text = sayOpening(hours, words, {
    at: now,
    zone: toZonedMoment(now, request.timeZone).zone,
  });
  return text === '' ? null : <p className={textStyles.quiet}>{text}</p>;
}
