import { decideSettings } from '@yiqiao/contract/commands/settings/change-settings';
import type {
  SettingsContext,
  SettingsDecision,
} from '@yiqiao/contract/commands/settings/settings-decision';
import { decideTakeBack } from '@yiqiao/contract/commands/settings/take-back-setting';
import type { OwnPerson } from '@yiqiao/contract/record/person';
import { type StoredSettings, settingsOf } from '@yiqiao/contract/record/stored-settings';
import type { Request, Response } from 'express';
import { HttpProblem, notFound } from '../../http/answers/http-problem.ts';
import type { Office } from '../../office/office.ts';
import { Conflict, type Handlers } from '../handler.ts';
import { readRevision } from '../quote-revision.ts';

type SettingsOffice = Pick<Office, 'ownSettings' | 'sessions' | 'clock' | 'log'>;

type SettingsCall = 'readSettings' | 'changeSettings' | 'settingsHistory' | 'takeBackSetting';

type Refusal = 'conflict' | 'value-invalid' | 'line-missing' | 'line-taken-back';

interface Asked {
  readonly person: OwnPerson;
  readonly request: Request;
  readonly response: Response;
}

/** What owners read and change of the office's own settings. */
export function settingsCalls(office: SettingsOffice): Pick<Handlers, SettingsCall> {
  const { ownSettings, sessions } = office;
  const { defaults } = ownSettings;
  return {
    async readSettings({ response }) {
      return tell(response, settingsOf(await ownSettings.read(), defaults));
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
  };
}

type Decide = (
  stored: StoredSettings | null,
  context: SettingsContext,
) => SettingsDecision<Refusal>;

/** Stores, logs and tells a change. @throws HttpProblem when it is refused, unless it was based on something older. */
async function change(
  { ownSettings, clock, log }: SettingsOffice,
  { person: { id, name }, request, response }: Asked,
  decide: Decide,
) {
  const ifRevision = readRevision(request.headers['if-match']);
  const decision = await ownSettings.change((stored, defaults) =>
    decide(stored, { at: clock(), by: { id, name }, defaults, ifRevision }),
  );
  const settings = settingsOf(decision.settings, ownSettings.defaults);
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

function tell<Told extends { readonly revision: number }>(response: Response, told: Told): Told {
  response.setHeader('ETag', `"${told.revision}"`);
  return told;
}

function settingsProblem({
  reason,
  wrong,
}: Extract<SettingsDecision<Refusal>, { kind: 'refused' }>): HttpProblem {
  if (wrong !== undefined) {
    const { field, message } = wrong;
    return new HttpProblem(400, 'value-invalid', `${field} ${message}.`, { field });
  }
  if (reason === 'line-taken-back') {
    return new HttpProblem(409, reason, 'This change was taken back, or takes one back.');
  }
  return notFound('The history has no such line.');
}
