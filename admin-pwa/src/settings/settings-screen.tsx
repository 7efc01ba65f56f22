import { claimIds, listClaimsOff } from '@yiqiao/contract/claims/claims-schema';
import { companyNameIn } from '@yiqiao/contract/company-name';
import { currencies } from '@yiqiao/contract/money/currency';
import { environmentNames } from '@yiqiao/contract/record/environment';
import { languages } from '@yiqiao/contract/text/languages';
import people from '../people/people.module.css';
import { Room } from '../people/room/room.tsx';
import { RoomList } from '../people/room/room-list.tsx';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import { accountsFields } from './accounts/account-fields.ts';
import { AccountsForm } from './accounts/accounts-form.tsx';
import { changedCurrencies } from './accounts/use-first-currency.ts';
import { toChatPatch } from './chat/chat-draft.ts';
import { ChatForm } from './chat/chat-form.tsx';
import { changedClaims } from './claims/changed-claims.ts';
import { ClaimsForm } from './claims/claims-form.tsx';
import { companyFields } from './company/company-fields.ts';
import { CompanyForm } from './company/company-form.tsx';
import { EnvironmentView } from './environment/environment-view.tsx';
import { summaryOfHours } from './hours/hours-names.ts';
import { fieldsIn } from './hours/use-hours-draft.ts';
import { HoursForm } from './hours-form.tsx';
import { summaryOfKept } from './kept/kept-names.ts';
import { changedKept } from './kept/use-kept-draft.ts';
import { KeptForm } from './kept-form.tsx';
import { changedPrices } from './prices/changed-prices.ts';
import { summaryOf } from './prices/price-names.ts';
import { PricesForm } from './prices/prices-form.tsx';
import { changedIn } from './section/text-fields.ts';
import { type HeldSettings, useHeldSettings } from './section/use-held-settings.ts';
import styles from './settings.module.css';
import { SettingsHistory } from './settings-history.tsx';
import {
  type SettingsPlace,
  settingsListPlace,
  settingsPlaces,
  toSettingsPlace,
} from './settings-places.ts';

export interface SettingsScreenProps {
  /** One of the places of the settings, or the list. */
  place: string;
  onPlace: (place: string) => void;
  onClose: () => void;
}

/** The office's own settings, in the place of the submissions. */
export function SettingsScreen({ place, onPlace, onClose }: SettingsScreenProps) {
  const { settings: words } = useTexts();
  const isOwner = useConsoleState(({ person }) => person?.role === 'owner');
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  const held = useHeldSettings(isOffline);
  const chosen = toSettingsPlace(place);
  const isKnown = isOwner && held.settings !== null;
  return (
    <Room
      words={words}
      backToList={words.backToSettings}
      chosen={chosen}
      name={chosen && words.places[chosen]}
      hint={<span className={`${parts.quiet} ${styles.hint}`}>{words.hint}</span>}
      list={
        <>
          <State {...{ held, isOwner, isOffline }} />
          {isOwner && held.settings && (
            <Rows settings={held.settings} chosen={chosen} onPlace={onPlace} />
          )}
          <p className={styles.note}>{words.note}</p>
        </>
      }
      isKnown={isKnown}
      onBackToList={() => onPlace(settingsListPlace)}
      onClose={onClose}
    >
      {isKnown && chosen === 'company' && <CompanyForm {...{ held, isOffline }} />}
      {isKnown && chosen === 'claims' && <ClaimsForm {...{ held, isOffline }} />}
      {isKnown && chosen === 'accounts' && <AccountsForm {...{ held, isOffline }} />}
      {isKnown && chosen === 'prices' && <PricesForm {...{ held, isOffline }} />}
      {isKnown && chosen === 'hours' && <HoursForm {...{ held, isOffline }} />}
      {isKnown && chosen === 'kept' && <KeptForm {...{ held, isOffline }} />}
      {isKnown && chosen === 'chat' && <ChatForm {...{ held, isOffline }} />}
      {isKnown && chosen === 'environment' && <EnvironmentView isOffline={isOffline} />}
      {isKnown && chosen === 'history' && <SettingsHistory {...{ held, isOffline }} />}
    </Room>
  );
}

interface StateProps {
  held: HeldSettings;
  isOwner: boolean;
  isOffline: boolean;
}

/** Why there is nothing to see. */
function State({ held, isOwner, isOffline }: StateProps) {
  const { settings: words } = useTexts();
  const { settings, problem, ask } = held;
  const stateOf = () => {
    if (!isOwner) return words.ownersOnly;
    if (isOffline) return words.offline;
    return problem ?? (settings === null ? words.loading : null);
  };
  return (
    <>
      <p role="status" className={people.status}>
        {stateOf()}
      </p>
      {isOwner && problem !== null && !isOffline && (
        <TextButton className={people.again} onClick={ask}>
          {words.tryAgain}
        </TextButton>
      )}
    </>
  );
}

interface RowsProps {
  settings: NonNullable<HeldSettings['settings']>;
  chosen: SettingsPlace | null;
  onPlace: (place: string) => void;
}

function Rows({ settings, chosen, onPlace }: RowsProps) {
  const { settings: words } = useTexts();
  const drafts = useConsoleState((state) => state.settingsDrafts);
  const names = new Set(languages.map((language) => companyNameIn(language, settings.company)));
  const shown = claimIds.length - listClaimsOff(settings.claims).length;
  const accounts = currencies
    .filter((currency) => settings.accounts[currency] !== undefined)
    .map((currency) => words.accounts.currencies[currency]);
  const waiting = {
    company: changedIn(companyFields, settings.company, drafts.company).length,
    claims: changedClaims(settings.claims, drafts.claims).length,
    accounts:
      changedIn(accountsFields, settings.accounts, drafts.accounts).length +
      changedCurrencies(settings.currencies, drafts.currencies).length,
    hours: changedIn(fieldsIn(drafts.hours), settings.hours, drafts.hours).length,
    prices: changedPrices(settings.prices, drafts.prices).length,
    kept: changedKept(settings.kept, drafts.kept).length,
    chat: drafts.chat.isOff ? 1 : toChatPatch(settings.chat, drafts.chat).size,
  };
  const facts: Readonly<Record<SettingsPlace, string>> = {
    company: unlessWaiting(waiting.company, [...names].join(words.comma)),
    claims: unlessWaiting(waiting.claims, words.claims.shownOf(shown, claimIds.length)),
    accounts: unlessWaiting(
      waiting.accounts,
      accounts.join(words.comma) || words.accounts.noAccount,
    ),
    prices: unlessWaiting(waiting.prices, summaryOf(words, settings.prices)),
    hours: unlessWaiting(waiting.hours, summaryOfHours(words, settings.hours)),
    kept: unlessWaiting(waiting.kept, summaryOfKept(words, settings.kept)),
    chat: unlessWaiting(
      waiting.chat,
      settings.chat.service ? words.chat.services[settings.chat.service].name : words.chat.none,
    ),
    environment: words.environment.fact(environmentNames.length),
    history: settings.changes === 0 ? words.unchanged : words.changes(settings.changes),
  };
  function unlessWaiting(changes: number, fact: string): string {
    return changes > 0 ? words.notLive(changes) : fact;
  }

  return <RoomList places={settingsPlaces} names={words.places} {...{ facts, chosen, onPlace }} />;
}
