import { sourceEndpoints } from '@yiqiao/contract/http/source-endpoints';
import { sourceRoles } from '@yiqiao/contract/record/source';
import { documentField } from '@yiqiao/contract/record/upload-form';
import { useTexts } from '../../texts/site-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { useRequestState } from '../use-request.ts';
import styles from './adding.module.css';

/** The same where no script runs: a form of its own, since this one has a file. */
export function AddWithoutScripts() {
  const { language } = useTexts();
  const { adding: texts } = useRequestTexts();
  const { key, messageId } = useRequestState();
  return (
    <noscript>
      <form
        method="post"
        encType="multipart/form-data"
        action={sourceEndpoints.addClientSource.href({ key })}
        className={styles.plain}
      >
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="changeId" value={messageId} />
        {sourceRoles.map((name) => (
          <label key={name}>
            <input type="radio" name="role" value={name} defaultChecked={name === 'document'} />{' '}
            {texts.roles[name]}
          </label>
        ))}
        <input type="file" name={documentField} required aria-label={texts.choose} />
        <Button type="submit" variant="secondary">
          {texts.send}
        </Button>
      </form>
    </noscript>
  );
}
