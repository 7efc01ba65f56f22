import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import type { Language } from '@yiqiao/contract/text/languages';
import { inLanguage } from '@yiqiao/contract/text/languages';
import { MemoryRouter } from 'react-router-dom';
import { loadRequest, loadSiteTexts } from '../../content/loaders/load-texts.ts';
import { SiteTextsContext } from '../../texts/site-texts.ts';
import { RequestDataContext } from '../request-data.ts';
import { RequestPage } from '../request-page.tsx';

/** The key of the page that tests open. */
export const testKey = 'k'.repeat(32);

/** The client's page in a language; without a request, that of a link that has ended. */
export async function requestIn(
  language: Language,
  request: ClientRequest | null,
  refused: string | null = null,
) {
  const [texts, siteTexts] = await Promise.all([
    loadRequest[language](),
    loadSiteTexts[language](),
  ]);
  const path = `/request/${testKey}`;
  const data = request && { request, path, messageId: 'message-of-this-page', refused };
  return (
    <MemoryRouter initialEntries={[inLanguage(path, language)]}>
      <SiteTextsContext value={siteTexts}>
        <RequestDataContext value={data}>
          <RequestPage texts={texts} />
        </RequestDataContext>
      </SiteTextsContext>
    </MemoryRouter>
  );
}
