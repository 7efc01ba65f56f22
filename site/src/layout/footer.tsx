import { company, localLines } from '@yiqiao/contract/company';
import { companyNameIn } from '@yiqiao/contract/company-name';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { footerServices, legalPages, listLinks } from '../content/menus/navigation.ts';
import { WordMark } from '../header/word-mark.tsx';
import { useTexts } from '../texts/site-texts.ts';
import styles from './footer.module.css';

const copyrightYear = 2024;

export function Footer() {
  const texts = useTexts();
  const { layout } = texts;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.company}>
          <p>
            <WordMark className={styles.mark} />
          </p>
          <p className={styles.intro}>{layout.footerIntro}</p>
          <Whereabouts />
        </div>
        <FooterList title={layout.footerServices} className={styles.services}>
          {listLinks(footerServices, texts).map(({ path, name }) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
        </FooterList>
        <FooterList title={layout.footerContact} className={styles.contact}>
          <li>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </li>
          {layout.footerSupport !== '' && <li className={styles.plain}>{layout.footerSupport}</li>}
        </FooterList>
        <div className={styles.small}>
          <p>
            © {copyrightYear} {companyNameIn(texts.language)}
          </p>
          <IcpNumber />
          <ul className={styles.legal}>
            {listLinks(legalPages, texts).map(({ path, name }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** Under which name, where and by which number the company is to be found. */
function Whereabouts() {
  const { language } = useTexts();
  const { registeredAs, address, telephone } = company;
  if (!(registeredAs || address || telephone)) return null;
  return (
    <address className={styles.address}>
      {registeredAs && <p>{localLines(registeredAs, language)}</p>}
      {address && <p>{localLines(address, language)}</p>}
      {telephone && <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>{telephone}</a>}
    </address>
  );
}

/** A site hosted in mainland China has to show its ICP filing, with a link to the register. */
function IcpNumber() {
  if (company.icpNumber === undefined) return null;
  return (
    <a className={styles.filing} href="https://beian.miit.gov.cn/" rel="noreferrer" lang="zh-Hans">
      {company.icpNumber}
    </a>
  );
}

interface FooterListProps {
  readonly title: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

function FooterList({ title, className, children }: FooterListProps) {
  return (
    <div className={className}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}
