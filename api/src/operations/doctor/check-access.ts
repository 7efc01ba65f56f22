import { createCredentialFile } from '../../engine/embedded/sessions/credential-file.ts';
import { findPasswordProblem } from '../../passwords/password-rules.ts';
import { describeNodeSupport } from '../../settings/node-support.ts';
import type { Settings } from '../../settings/settings.ts';
import { type Finding, good, problem, warning } from './finding.ts';

type AccessSettings = Pick<
  Settings,
  'dataFolder' | 'adminPassword' | 'adminUsername' | 'publicOrigin' | 'host'
> &
  Partial<Pick<Settings, 'database'>>;

/** Who can log in, and how the server is reached. */
export async function checkAccess(
  settings: AccessSettings,
  now: number,
): Promise<readonly Finding[]> {
  return [
    ...checkNode(now),
    // The database has a check of its own.
    ...(settings.database === undefined || settings.adminPassword !== undefined
      ? [await checkPassword(settings)]
      : []),
    ...checkExposure(settings),
  ];
}

function checkNode(now: number): readonly Finding[] {
  const notice = describeNodeSupport(process.versions.node, now);
  return notice === null ? [] : [warning(notice, 'docs/operations.md, "Node", has the lines.')];
}

async function checkPassword({
  adminPassword,
  adminUsername,
  dataFolder,
}: AccessSettings): Promise<Finding> {
  if (adminPassword !== undefined) {
    const weakness = await findPasswordProblem(adminPassword, adminUsername);
    return weakness === null
      ? good('The password is set by ADMIN_PASSWORD.')
      : problem(`ADMIN_PASSWORD ${weakness}: the server will not start.`, 'Choose another one.');
  }
  try {
    return (await createCredentialFile(dataFolder).readCredential()) === null
      ? warning('No password is set yet.', 'The first start makes one and shows it once.')
      : good('The password is stored as a hash.');
  } catch (error) {
    return problem(
      error instanceof Error ? error.message : String(error),
      'Set a new one: npm run admin:password',
    );
  }
}

function checkExposure({ host, publicOrigin }: AccessSettings): readonly Finding[] {
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(host);
  if (isLocal) return [good(`Only this machine reaches the server directly (HOST ${host}).`)];
  if (publicOrigin?.startsWith('https:') !== true) return [];
  return [
    warning(
      `HOST is ${host}: the server can be reached without the proxy, and so without TLS.`,
      'Set HOST=127.0.0.1, unless the proxy runs on another machine.',
    ),
  ];
}
