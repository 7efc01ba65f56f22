import { withoutLanguage, withoutTrailingSlashes } from '@yiqiao/contract/text/languages';
import { useLocation } from 'react-router-dom';
import type { LostLinkTexts } from '../../content/en/lost-link.ts';
import { lostLinkPaths } from '../../content/pages/core-paths.ts';
import { LinksForm } from './links-form.tsx';
import { LinksSent } from './links-sent.tsx';
import { LostHead } from './lost-head.tsx';
import styles from './lost-link-page.module.css';
import { LostLinkTextsContext } from './lost-link-texts.ts';
import { WriteForLink } from './write-for-link.tsx';

/** For a client who has lost the link of an order: by its path, the form, what came of it, or where to write. */
export function LostLinkPage({ texts }: { readonly texts: LostLinkTexts }) {
  const { pathname } = useLocation();
  const path = withoutTrailingSlashes(withoutLanguage(pathname));
  return (
    <LostLinkTextsContext value={texts}>
      <article className={styles.page}>
        {path === lostLinkPaths.sent ? (
          <LinksSent />
        ) : (
          <>
            <LostHead title={texts.title} companion={texts.companion} isQuestion />
            {path === lostLinkPaths.write ? <WriteForLink /> : <LinksForm />}
          </>
        )}
      </article>
    </LostLinkTextsContext>
  );
}
