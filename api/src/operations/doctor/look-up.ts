import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { errorCode } from '../../engine/disk/error-code.ts';

/** What DNS says. Each gives an empty list where there is no such record, and rejects when nobody could say. */
export interface LookUp {
  /** The texts of a name, each joined from its parts. */
  texts(name: string): Promise<readonly string[]>;
  /** The servers that take mail for a domain. */
  mailServers(domain: string): Promise<readonly string[]>;
  /** IPv4 and IPv6; an address is its own. */
  addresses(host: string): Promise<readonly string[]>;
  names(address: string): Promise<readonly string[]>;
}

/** Says that there is nothing. Anything else says that it is not known. */
const nothing: ReadonlySet<string | undefined> = new Set(['ENODATA', 'ENOTFOUND']);

export function createLookUp(timeoutMs = 5000): LookUp {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
  return {
    texts: async (name) =>
      (await orNothing(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    mailServers: async (domain) =>
      (await orNothing(resolver.resolveMx(domain))).map(({ exchange }) => exchange),
    async addresses(host) {
      if (isIP(host) !== 0) return [host];
      const both = [resolver.resolve4(host), resolver.resolve6(host)];
      return (await Promise.all(both.map(orNothing))).flat();
    },
    names: (address) => orNothing(resolver.reverse(address)),
  };
}

async function orNothing<Item>(asked: Promise<Item[]>): Promise<Item[]> {
  try {
    return await asked;
  } catch (error) {
    if (nothing.has(errorCode(error))) return [];
    throw error;
  }
}
