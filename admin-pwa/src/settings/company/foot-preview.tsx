import { localLines } from '@yiqiao/contract/company';
import type { CompanySection } from '@yiqiao/contract/company-schema';
import { type Language, languages } from '@yiqiao/contract/text/languages';
import { useTexts } from '../../texts/texts.ts';
import styles from './company.module.css';

/** The foot of the site's pages as it would be, in each language. */
export function FootPreview({ company }: { company: CompanySection }) {
  const { settings: words } = useTexts();
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <h3 className={styles.previewTitle}>{words.preview}</h3>
      <div className={styles.foot}>
        {languages.map((language) => (
          <Foot key={language} {...{ company, language }} />
        ))}
      </div>
    </section>
  );
}

function Foot({ company, language }: { company: CompanySection; language: Language }) {
  const { brand, brandChinese, brandTraditional, registeredAs, address } = company;
  const chinese = language === 'zh-Hant' ? brandTraditional || brandChinese : brandChinese;
  const facts = [registeredAs, address, company.telephone, company.email, company.icpNumber];
  return (
    <div lang={language}>
      <p className={styles.brand}>
        {(language !== 'en' && chinese) || brand}
        <i className={styles.stop} />
      </p>
      {facts.map(
        (fact, index) =>
          fact !== undefined && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts never change places.
            <p key={index} className={styles.footLine}>
              {typeof fact === 'string' ? fact : localLines(fact, language)}
            </p>
          ),
      )}
    </div>
  );
}
