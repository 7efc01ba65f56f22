import { settingsConflictSchema } from '@yiqiao/contract/commands/settings/change-settings';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import { ifMatch } from '@yiqiao/contract/http/send';
import type { ChatTrial } from '@yiqiao/contract/record/chat';
import type { ShownEnvironment } from '@yiqiao/contract/record/environment';
import type { MailTrial } from '@yiqiao/contract/record/mail-trial';
import type {
  OfficeSettings,
  SectionName,
  settingsHistorySchema,
} from '@yiqiao/contract/record/settings';
import type * as z from 'zod/mini';
import type { ConsoleContext } from '../edges.ts';
import type { WithProof } from '../people/proving.ts';
import { createTelling, type Told } from '../people/telling.ts';
import { readConflict, toWrong } from '../refusal.ts';
import type { SessionNeeds } from '../session-needs.ts';
import type { SettingsDrafts } from '../settings-sitting.ts';

export type SettingsHistory = z.infer<typeof settingsHistorySchema>;

export type SettingsOutcome =
  | { readonly kind: 'live'; readonly settings: OfficeSettings }
  /** Somebody else was first: what holds now. */
  | { readonly kind: 'conflict'; readonly settings: OfficeSettings }
  /** Which field is wrong, such as `company.email`. */
  | { readonly kind: 'wrong'; readonly field: string }
  | { readonly kind: 'none'; readonly message: string };

/** What became of a message for a trial, or which field is wrong, such as `chat.hook`. */
export type ChatTrialOutcome =
  | { readonly kind: 'tried'; readonly trial: ChatTrial }
  | Extract<SettingsOutcome, { kind: 'wrong' | 'none' }>;

/** The fields that change, by section. */
type SectionPatches = Partial<Record<SectionName, object>>;

/** What became of a test mail. */
export type MailTrialOutcome =
  | { readonly kind: 'tried' }
  | Extract<SettingsOutcome, { kind: 'wrong' | 'none' }>;

interface Basis {
  /** On which the change is based. */
  readonly revision: number;
  /** In words, where the server may want a proof first. */
  readonly deed: string;
  /** Of other sections, in the same change. */
  readonly also?: SectionPatches;
}

/** What owners do with the office's settings. Everything needs the server; nothing of it waits. */
export interface SettingsActions {
  readSettings(): Promise<Told<OfficeSettings>>;
  readSettingsHistory(): Promise<Told<SettingsHistory>>;
  /** @param patch the fields that change. */
  changeSection(section: SectionName, patch: object, basis: Basis): Promise<SettingsOutcome>;
  takeBackSetting(line: number, basis: Basis): Promise<SettingsOutcome>;
  /** Has a message sent to the group now. @param patch the fields of `chat` that are not live yet. */
  tryChat(patch: object): Promise<ChatTrialOutcome>;
  /** What the server was started with. */
  readEnvironment(): Promise<Told<ShownEnvironment>>;
  /** Has a test mail sent now, and keeps what came of it for this sitting. */
  tryMail(to: string): Promise<MailTrialOutcome>;
  /** Keeps what was changed until it is live, wherever the person goes meanwhile. */
  draftSection<Name extends SectionName>(section: Name, draft: SettingsDrafts[Name]): void;
}

/** More than a sitting wants. */
const keptTests = 6;

export function createSettingsActions(
  context: ConsoleContext,
  needs: SessionNeeds & { readonly withProof: WithProof },
): SettingsActions {
  const { edges, store } = context;
  const { ask } = edges;
  const { tell, tellProven } = createTelling(context, needs);

  async function change(
    deed: string,
    act: () => Promise<OfficeSettings>,
  ): Promise<SettingsOutcome> {
    const outcome = await tellProven(deed, () => act().then(live, toOutcome));
    if (outcome.kind !== 'told') return outcome;
    const { value } = outcome;
    if (value.kind === 'live') {
      const { quotesBeginWith } = value.settings.currencies;
      store.setState({ quotesBeginWith });
    }
    return value;
  }

  const serverNow = () => edges.now() + store.getState().clockOffsetMs;

  return {
    readSettings: () => tell(() => ask(endpoints.readSettings, {})),
    readSettingsHistory: () => tell(() => ask(endpoints.settingsHistory, {})),
    changeSection: (section, patch, { revision, deed, also }) =>
      change(deed, () =>
        ask(
          endpoints.changeSettings,
          {},
          { body: toBody({ ...also, [section]: patch }), headers: ifMatch(revision) },
        ),
      ),
    takeBackSetting: (line, { revision, deed }) =>
      change(deed, () =>
        ask(endpoints.takeBackSetting, { line: String(line) }, { headers: ifMatch(revision) }),
      ),
    async tryChat(patch) {
      const outcome = await tell(() =>
        ask(endpoints.tryChat, {}, { body: { ...patch } }).then(tried, toWrong),
      );
      if (outcome.kind !== 'told') return outcome;
      const { value } = outcome;
      if (value.kind === 'tried') {
        const test = { ...value.trial, at: serverNow() };
        store.setState(({ chatTests }) => ({
          chatTests: [test, ...chatTests].slice(0, keptTests),
        }));
      }
      return value;
    },
    readEnvironment: () => tell(() => ask(endpoints.readEnvironment, {})),
    async tryMail(to) {
      const outcome = await tell(() =>
        ask(endpoints.tryMail, {}, { body: { to } }).then(tried, toWrong),
      );
      if (outcome.kind !== 'told') return outcome;
      const { value } = outcome;
      if (value.kind === 'wrong') return value;
      store.setState({ mailTest: { ...value.trial, at: serverNow() } });
      return { kind: 'tried' };
    },
    draftSection: (section, draft) =>
      store.setState(({ settingsDrafts }) => ({
        settingsDrafts: { ...settingsDrafts, [section]: draft },
      })),
  };
}

/** Sections of which nothing changes are left out: some of them would want a proof. */
function toBody(patches: SectionPatches) {
  return Object.fromEntries(
    Object.entries(patches).flatMap(([section, patch]) =>
      Object.keys(patch).length === 0 ? [] : [[section, { ...patch }]],
    ),
  );
}

function tried<Trial extends ChatTrial | MailTrial>(trial: Trial) {
  return { kind: 'tried', trial } as const;
}

function live(settings: OfficeSettings): SettingsOutcome {
  return { kind: 'live', settings };
}

/** A refusal that the screen can show where it belongs. @throws any other. */
function toOutcome(error: unknown): SettingsOutcome {
  const conflict = readConflict(error, settingsConflictSchema);
  return conflict === null ? toWrong(error) : { kind: 'conflict', settings: conflict.settings };
}
