import { titleNameIn } from '@yiqiao/contract/company-name';
import { useTexts } from '../../texts/site-texts.ts';
import { useRequestTexts } from '../request-texts.ts';
import { replacedVersion, useRequestState } from '../use-request.ts';
import { stateOf } from './describe-state.ts';

/** In the tab: "(Answered) YQ-7F3K-Q2ZD". */
export function PageTitle() {
  const { states } = useRequestTexts();
  const { language } = useTexts();
  const state = useRequestState();
  const { request } = state;
  const shown = replacedVersion(state) === null ? stateOf(request) : 'replaced';
  return <title>{`${states.title(shown, request.reference)} | ${titleNameIn(language)}`}</title>;
}
