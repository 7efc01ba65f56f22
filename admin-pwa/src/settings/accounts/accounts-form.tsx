import type { AccountsSection } from '@yiqiao/contract/company-schema';
import type { CurrenciesSection } from '@yiqiao/contract/money/currencies-schema';
import { type Currency, currencies } from '@yiqiao/contract/money/currency';
import { currencyName } from '../../figures/money-text.ts';
import { useTexts } from '../../texts/texts.ts';
import { Cells } from '../../ui/cells/cells.tsx';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import { ScriptFields, ScriptHead } from '../section/script-fields.tsx';
import { SectionForm } from '../section/section-form.tsx';
import { toPatch } from '../section/text-fields.ts';
import { TextInput } from '../section/text-input.tsx';
import type { HeldSettings } from '../section/use-held-settings.ts';
import { type TextDrafting, useTextDraft } from '../section/use-text-draft.ts';
import { accountDeed } from './account-deed.ts';
import { accountsFields, fieldsOf, namesOfChanged, otherWaysFields } from './account-fields.ts';
import styles from './accounts.module.css';
import { useFirstCurrency } from './use-first-currency.ts';

interface AccountsFormProps {
  held: HeldSettings;
  isOffline: boolean;
}

export function AccountsForm({ held, isOffline }: AccountsFormProps) {
  const { settings } = held;
  return (
    settings && (
      <Form
        live={settings.accounts}
        liveCurrencies={settings.currencies}
        {...{ held, isOffline }}
      />
    )
  );
}

interface FormProps extends AccountsFormProps {
  live: AccountsSection;
  liveCurrencies: CurrenciesSection;
}

/** Which currency quotes begin with, and where orders are paid to. */
function Form({ live, liveCurrencies, held, isOffline }: FormProps) {
  const { settings: words } = useTexts();
  const { accounts } = words;
  const first = useFirstCurrency(liveCurrencies);
  const section = { name: 'accounts', live, fields: accountsFields } as const;
  const drafting = useTextDraft(held, { ...section, companion: 'currencies' });
  const { changed, draft, putting, put } = drafting;
  return (
    <SectionForm
      title={words.places.accounts}
      lead={accounts.lead}
      count={changed.length + (first.isChanged ? 1 : 0)}
      names={[
        ...(first.isChanged ? [accounts.beginWith(currencyName(first.chosen))] : []),
        ...namesOfChanged(words, changed),
      ]}
      {...{ putting, isOffline }}
      onPut={() => put(accountDeed(accounts, live, toPatch(changed, draft)))}
      preview={null}
    >
      <Cells
        legend={accounts.quotesBeginWith}
        look="row"
        values={currencies}
        chosen={first.chosen}
        nameOf={(currency) => accounts.currencies[currency]}
        onChoose={first.choose}
      />
      {currencies.map((currency) => (
        <Account key={currency} bank={live[currency]?.bank} {...{ currency, drafting }} />
      ))}
      <section className={styles.account}>
        <h3 className={parts.title}>{accounts.otherWays}</h3>
        <p className={parts.quiet}>{accounts.otherWaysHint}</p>
        <ScriptHead />
        <ScriptFields legend={accounts.otherWays}>
          {otherWaysFields.map((field) => (
            <TextInput
              key={field.name}
              label={accounts.otherWays}
              faultOf={(typed) =>
                typed.trim() === '' ? words.faults.englishMissing : accounts.faults.text
              }
              {...{ field, drafting }}
            />
          ))}
        </ScriptFields>
      </section>
    </SectionForm>
  );
}

interface AccountProps {
  currency: Currency;
  /** Of what is live. */
  bank: string | undefined;
  drafting: TextDrafting;
}

function Account({ currency, bank, drafting }: AccountProps) {
  const { settings: words } = useTexts();
  const { accounts } = words;
  const name = accounts.currencies[currency];
  return (
    <section className={styles.account} aria-label={accounts.accountIn[currency]}>
      <div className={parts.head}>
        <h3 className={parts.title}>{name}</h3>
        <span className={parts.quiet}>
          <HanText>{bank ?? accounts.noAccount}</HanText>
        </span>
      </div>
      <div className={styles.fields}>
        {fieldsOf(currency).map((field) => (
          <TextInput
            key={field.name}
            label={accounts.facts[field.fact]}
            faultOf={(typed) => {
              if (typed.trim() === '') return accounts.faults.missing;
              return field.fact === 'number' ? accounts.faults.number : accounts.faults.text;
            }}
            {...{ field, drafting }}
          />
        ))}
      </div>
    </section>
  );
}
