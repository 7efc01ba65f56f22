import { createPublicKey } from 'node:crypto';
import type { Sender } from '../../mail/smtp-sender.ts';
import { domainOf, type MailServer, type MailSettings } from '../../settings/mail-settings.ts';
import { isThisMachine } from '../../settings/setting-values.ts';
import { type Finding, good, problem, warning } from './finding.ts';
import type { LookUp } from './look-up.ts';

/** Whether mail can be sent, and whether recipients' servers can verify that it comes from the office. */
export async function checkMail(
  settings: MailSettings | null,
  sender: Pick<Sender, 'check'> | null,
  lookUp: LookUp,
): Promise<readonly Finding[]> {
  if (settings === null || sender === null) {
    return [good('No mail is sent, and none is promised (SMTP_URL is not set).')];
  }
  const domain = domainOf(settings.from.address);
  const { server } = settings;
  const records: readonly [string, () => Promise<Finding>][] = [
    [`SPF of ${domain}`, () => checkSpf(domain, lookUp)],
    [`DKIM of ${domain}`, () => checkDkim(settings, domain, lookUp)],
    [`DMARC of ${domain}`, () => checkDmarc(domain, lookUp)],
    [`the mail servers of ${domain}`, () => checkMx(domain, lookUp)],
    [`the name of ${server.host}`, () => checkName(server, lookUp)],
  ];
  const findings: Finding[] = [await checkServer(server, sender)];
  /** Grouped by reason, which is the same for all when no name server answers. */
  const unknown = new Map<string, string[]>();
  for (const [what, check] of records) {
    try {
      findings.push(await check());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      unknown.set(reason, [...(unknown.get(reason) ?? []), what]);
    }
  }
  return [...findings, ...[...unknown].map(notLookedUp)];
}

function notLookedUp([reason, whats]: readonly [string, readonly string[]]): Finding {
  return warning(
    `Could not be looked up: ${whats.join(', ')}: ${reason}`,
    'Does this machine reach a name server? Try again where it does.',
  );
}

async function checkServer(
  { host, port, tls }: MailServer,
  sender: Pick<Sender, 'check'>,
): Promise<Finding> {
  const outcome = await sender.check();
  const how = tls === 'none' ? 'without TLS' : 'with TLS';
  if (outcome.kind === 'sent') return good(`The mail server ${host}:${port} lets us in, ${how}.`);
  return problem(
    `The mail server ${host}:${port} cannot be used: ${outcome.reason} (${outcome.code})`,
    'Check SMTP_URL: host, port, user, password, TLS. Mails wait, for two days at most.',
  );
}

async function checkSpf(domain: string, { texts }: LookUp): Promise<Finding> {
  const records = (await texts(domain)).filter((text) => /^v=spf1(\s|$)/i.test(text));
  const [record] = records;
  if (record === undefined) {
    return problem(
      `${domain} has no SPF record: QQ, 163 and Gmail refuse its mail or put it aside.`,
      `Add a TXT record to ${domain} that names the mail server, as its provider says: "v=spf1 include:… -all".`,
    );
  }
  if (records.length > 1) {
    return problem(
      `${domain} has ${records.length} SPF records; with more than one, none counts.`,
      'Make one of them.',
    );
  }
  if (/\s\+?all$/i.test(record)) {
    return problem(`The SPF record of ${domain} lets everybody send.`, 'End it with -all or ~all.');
  }
  return good(`${domain} has an SPF record. Whether it names your mail server, a test mail shows.`);
}

async function checkDkim(
  { dkim }: MailSettings,
  domain: string,
  { texts }: LookUp,
): Promise<Finding> {
  if (dkim === null) {
    return warning(
      'Mails are not signed here; whether the mail server signs them (DKIM) cannot be seen from here.',
      'Send a test mail to a mailbox that says who signed it (Gmail: Show original), or set DKIM_SELECTOR and DKIM_KEY_FILE.',
    );
  }
  const name = `${dkim.selector}._domainkey.${domain}`;
  const ours = createPublicKey(dkim.privateKey).export({ type: 'spki', format: 'der' });
  const remedy = `Set the TXT record ${name} to: v=DKIM1; k=rsa; p=${ours.toString('base64')}`;
  const records = await texts(name);
  if (records.length === 0) return problem(`There is no DKIM record ${name}.`, remedy);
  const keys = records.map((text) => /(?:^|;)\s*p=([^;]*)/i.exec(text)?.[1]?.replace(/\s/g, ''));
  if (keys.includes(ours.toString('base64'))) return good(`The DKIM record ${name} fits the key.`);
  return problem(`The DKIM record ${name} is of another key: signatures are invalid.`, remedy);
}

async function checkDmarc(domain: string, { texts }: LookUp): Promise<Finding> {
  // A subdomain without a record of its own has that of the domain above it.
  for (const owner of [domain, domain.split('.').slice(-2).join('.')]) {
    const records = await texts(`_dmarc.${owner}`);
    if (records.some((text) => /^v=DMARC1/i.test(text)))
      return good(`${owner} has a DMARC record.`);
  }
  return warning(
    `${domain} has no DMARC record; large mailboxes want one.`,
    `Add a TXT record to _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:postmaster@${domain}".`,
  );
}

async function checkMx(domain: string, { mailServers }: LookUp): Promise<Finding> {
  const servers = (await mailServers(domain)).filter((server) => server !== '');
  if (servers.length > 0) return good(`Answers to ${domain} go to ${servers.join(', ')}.`);
  return problem(
    `No server takes mail for ${domain}: answers and notes of failure come back to nobody.`,
    'Add an MX record, or let MAIL_FROM be an address that receives mail.',
  );
}

/** Recipients check that the sending machine's address has a name, and the name that address. */
async function checkName({ host }: MailServer, lookUp: LookUp): Promise<Finding> {
  if (isThisMachine(host)) {
    return warning(
      'The mail server is this machine: its public address cannot be seen from here.',
      'Its PTR record should give a name that leads back to the address; the provider of the machine sets it.',
    );
  }
  const addresses = await lookUp.addresses(host);
  if (addresses.length === 0) {
    return problem(`${host} has no address.`, 'Check the host in SMTP_URL.');
  }
  for (const address of addresses) {
    for (const name of await lookUp.names(address)) {
      if ((await lookUp.addresses(name)).includes(address)) {
        return good(`${host} (${address}) is called ${name}, and the name leads back.`);
      }
    }
  }
  return warning(
    `${host} (${addresses.join(', ')}) has no name that leads back to it (PTR).`,
    'If it delivers by itself, have its provider set one: QQ and 163 refuse machines without.',
  );
}
