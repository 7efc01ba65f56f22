import { makeWish } from '@yiqiao/contract/commands/client/make-wish';
import type { WishKind } from '@yiqiao/contract/record/wish';
import { usePathTo, useTexts } from '../../texts/site-texts.ts';
import { joinClasses } from '../../ui/class-names.ts';
import { PostButton, PostForm } from '../form/post-form.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { Outcome } from '../talk/outcome.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import styles from './your-data.module.css';

/** The client's rights: to get a copy of their data, and to have it erased. */
export function YourData() {
  const { data: texts } = useRequestTexts();
  return (
    <section className={styles.data}>
      <div className={styles.grid}>
        <div>
          <h2 className={textStyles.overText}>{texts.heading}</h2>
          <p className={textStyles.quiet}>{texts.text}</p>
          <PrivacyNotice />
        </div>
        <div className={styles.wishes}>
          <WishRow what="export" />
          <WishRow what="erase" />
          <Outcome only="wish" />
        </div>
      </div>
    </section>
  );
}

/** Opens in a new tab, so that what was typed is kept. */
function PrivacyNotice() {
  const { before, link, after } = useRequestTexts().data.notice;
  const { pageNames } = useTexts();
  const pathTo = usePathTo();
  return (
    <p className={joinClasses(textStyles.quiet, styles.notice)}>
      {before}
      <a href={pathTo('privacy')} target="_blank" rel="noreferrer">
        {link(pageNames.privacy.name)}
      </a>
      {after}
    </p>
  );
}

/** A request that is pending cannot be made again; shows when it was made, or when it was done. */
function WishRow({ what }: { readonly what: WishKind }) {
  const { data: texts, moments } = useRequestTexts();
  const { wishes = [] } = useRequestState().request;
  const asked = wishes.filter((wish) => wish.what === what).at(-1);
  return (
    <div className={styles.wish}>
      {asked !== undefined && (
        <p>
          {asked.doneAt === undefined
            ? texts[what].asked(moments.short(asked.at))
            : texts[what].done(moments.short(asked.doneAt))}
        </p>
      )}
      {(asked === undefined || asked.doneAt !== undefined) && <WishForm what={what} />}
    </div>
  );
}

/** Takes two presses: the first one shows what it means, and the button. */
function WishForm({ what }: { readonly what: WishKind }) {
  const { data } = useRequestTexts();
  const { key, messageId, wish } = useRequestState();
  const texts = data[what];
  return (
    <details>
      <summary className={textStyles.disclosure}>{texts.ask}</summary>
      <p className={joinClasses(textStyles.quiet, styles.meaning)}>{texts.meaning}</p>
      <PostForm
        action={makeWish.href({ key })}
        hidden={{ what, changeId: messageId }}
        onSend={() => void wish(what)}
      >
        <PostButton variant="secondary">{texts.send}</PostButton>
      </PostForm>
    </details>
  );
}
