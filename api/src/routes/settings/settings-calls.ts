import { maskChat } from '@yiqiao/contract/chat/mask-secrets';
import { decideSettings } from '@yiqiao/contract/commands/settings/change-settings';
import type {
  SettingsContext,
  SettingsDecision,
} from '@yiqiao/contract/commands/settings/settings-decision';
import { decideTakeBack } from '@yiqiao/contract/commands/settings/take-back-setting';
import type { OwnPerson } from '@yiqiao/contract/record/person';
import type { OfficeSettings, SettingsSections } from '@yiqiao/contract/record/settings';
import { type StoredSettings, settingsOf } from '@yiqiao/contract/record/stored-settings';
import type { Request, Response } from 'express';
import type { Office } from '../../office/office.ts';
import { Conflict, type Handlers } from '../handler.ts';
import { readRevision } from '../quote-revision.ts';
import { tryChat } from './chat-trial.ts';
import { type SettingsRefusal, settingsProblem } from './settings-problem.ts';

type SettingsOffice = Pick<Office, 'ownSettings' | 'settings' | 'clock' | 'log'>;

type SettingsCall =
  | 'readSettings'
  | 'changeSettings'
  | 'settingsHistory'
  | 'takeBackSetting'
  | 'tryChat';

interface Asked {
  readonly person: OwnPerson;
  readonly request: Request;
  readonly response: Response;
}

/** What owners read and change of the office's own settings. */
export function settingsCalls(office: Office): Pick<Handlers, SettingsCall> {
  const { ownSettings, sessions } = office;
  const { defaults } = ownSettings;
  return {
    async readSettings({ response }) {
      return tell(response, shown(await ownSettings.read(), defaults));
    },
    async changeSettings({ body, ...asked }) {
      if (body.accounts !== undefined) await sessions.requireFreshProof(asked.request);
      return change(office, asked, (stored, context) => decideSettings(stored, body, context));
    },
    async settingsHistory({ response }) {
      const { revision = 0, history = [] } = (await ownSettings.read()) ?? {};
      return tell(response, { revision, lines: history.toReversed() });
    },
    async takeBackSetting({ parameters, ...asked }) {
      const line = Number(parameters.line);
      const { history = [] } = (await ownSettings.read()) ?? {};
      const isOfAccounts = history.some(({ id, section }) => id === line && section === 'accounts');
      if (isOfAccounts) await sessions.requireFreshProof(asked.request);
      return change(office, asked, (stored, context) => decideTakeBack(stored, { line }, context));
    },
    tryChat: tryChat(office),
  };
}

type Decide = (
  stored: StoredSettings | null,
  context: SettingsContext,
) => SettingsDecision<SettingsRefusal>;

/** Stores, logs and tells a change. @throws HttpProblem when it is refused, unless it was based on something older. */
async function change(
  { ownSettings, settings: { outgoingHosts: furtherHosts }, clock, log }: SettingsOffice,
  { person: { id, name }, request, response }: Asked,
  decide: Decide,
) {
  const ifRevision = readRevision(request.headers['if-match']);
  const decision = await ownSettings.change((stored, defaults) =>
    decide(stored, { at: clock(), by: { id, name }, defaults, ifRevision, furtherHosts }),
  );
  const settings = shown(decision.settings, ownSettings.defaults);
  if (decision.kind === 'refused') {
    if (decision.reason !== 'conflict') throw settingsProblem(decision);
    tell(response, settings);
    const message = 'The settings were changed elsewhere in the meantime.';
    return new Conflict({ message, code: 'revision-mismatch' as const, settings });
  }
  if (decision.kind === 'changed') {
    log('info', 'settings-changed', { by: id, revision: settings.revision });
  }
  return tell(response, settings);
}

/** What holds, as an owner's console is told: of secrets, the end alone. */
function shown(stored: StoredSettings | null, defaults: SettingsSections): OfficeSettings {
  const settings = settingsOf(stored, defaults);
  return { ...settings, chat: maskChat(settings.chat) };
}

function tell<Told extends { readonly revision: number }>(response: Response, told: Told): Told {
  response.setHeader('ETag', `"${told.revision}"`);
  return told;
}
