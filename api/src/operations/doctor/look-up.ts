import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { errorCode } from '@yiqiao/ports/faults/error-code';

/**
 * DNS look-ups. Each resolves to an empty list if there is no such record, and rejects if that could not be
 * determined.
 */
export interface LookUp {
  /** The texts of a name, each joined from its parts. */
  texts(name: string): Promise<readonly string[]>;
  /** The servers that take mail for a domain. */
  mailServers(domain: string): Promise<readonly string[]>;
  /** IPv4 and IPv6; an address resolves to itself. */
  addresses(host: string): Promise<readonly string[]>;
  names(address: string): Promise<readonly string[]>;
}

type Questions = Pick<
  Resolver,
  'resolveTxt' | 'resolveMx' | 'resolve4' | 'resolve6' | 'reverse' | 'resolveNs'
>;

/** The codes for "no such record". Any other means that the answer is unknown. */
const nothing: ReadonlySet<string | undefined> = new Set(['ENODATA', 'ENOTFOUND']);

const usualResolver = () => new Resolver({ timeout: 4000, tries: 2 });

export function createLookUp(resolver: Questions = usualResolver()): LookUp {
  const tops = new Map<string, Promise<unknown>>();

  /** On a machine without internet access, the name server may deny that anything exists, even top-level domains. */
  async function expectKnown(top: string): Promise<void> {
    const asked = tops.get(top) ?? resolver.resolveNs(top);
    tops.set(top, asked);
    try {
      await asked;
    } catch (cause) {
      throw new Error(`this machine's name server does not know .${top}`, { cause });
    }
  }

  async function orNothing<Item>(asked: Promise<Item[]>, name: string): Promise<Item[]> {
    try {
      return await asked;
    } catch (error) {
      if (!nothing.has(errorCode(error))) throw error;
      await expectKnown(name.split('.').at(-1) ?? '');
      return [];
    }
  }

  return {
    async texts(name) {
      const records = await orNothing(resolver.resolveTxt(name), name);
      return records.map((parts) => parts.join(''));
    },
    async mailServers(domain) {
      const records = await orNothing(resolver.resolveMx(domain), domain);
      return records.map(({ exchange }) => exchange);
    },
    async addresses(host) {
      if (isIP(host) !== 0) return [host];
      const both = [resolver.resolve4(host), resolver.resolve6(host)];
      return (await Promise.all(both.map((asked) => orNothing(asked, host)))).flat();
    },
    names: (address) => orNothing(resolver.reverse(address), 'arpa'),
  };
}
