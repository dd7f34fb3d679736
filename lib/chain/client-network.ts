import { isIPv4, isIPv6 } from 'node:net';

/** Bits of an IPv4 network: one connection with changing addresses usually stays in it. */
const IPV4_OCTETS = 3;
/** 16-bit groups of an IPv6 network: a subscriber chooses any address within 64 bits. */
const IPV6_GROUPS = 4;
/** A provider gives a site up to this much: someone who wants many networks of 64 bits takes them from one of 48. */
const SITE_GROUPS = 3;
const BITS_PER_GROUP = 16;
const ALL_GROUPS = 8;

/** The part of a gateway's event that holds the address of the client. */
interface ClientConnection {
  readonly requestContext?: { readonly identity?: { readonly sourceIp?: string | null } | null } | null;
}

/**
 * The network from which a request comes: the first 24 bits of an IPv4 address, the first 64 bits of an IPv6 address.
 *
 * Only the address that the gateway saw counts: any client can write another one into X-Forwarded-For.
 *
 * @returns undefined where the gateway gives no address
 * @example readClientNetwork({ requestContext: { identity: { sourceIp: '203.0.113.9' } } }) // '203.0.113.0/24'
 */
export const readClientNetwork = (connection: ClientConnection): string | undefined =>
  readNetwork(connection, IPV6_GROUPS);

/**
 * The network that the networks of one IPv6 site have in common: its first 48 bits. Of an IPv4 address the same as
 * {@link readClientNetwork}.
 */
export const readClientSite = (connection: ClientConnection): string | undefined =>
  readNetwork(connection, SITE_GROUPS);

/** A site in the table of limits. */
export const identifySite = (site: string): string => `site-${site}`;

function readNetwork({ requestContext }: ClientConnection, groups: number): string | undefined {
  const address = requestContext?.identity?.sourceIp?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  if (isIPv4(address)) return `${address.split('.').slice(0, IPV4_OCTETS).join('.')}.0/24`;
  if (!isIPv6(address)) return undefined;
  return `${expandGroups(address).slice(0, groups).join(':')}::/${groups * BITS_PER_GROUP}`;
}

/** The last 32 bits may be written as an IPv4 address; the network does not depend on them. */
const DOTTED_END = /\d+\.\d+\.\d+\.\d+/;

/** The groups of an IPv6 address without leading zeros. @example expandGroups('2001:db8::1') // ['2001', 'db8', '0', …, '1'] */
function expandGroups(address: string): readonly string[] {
  const [unscoped = ''] = address.replace(DOTTED_END, '0:0').split('%');
  const [head = [], tail] = unscoped.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = tail ? Array.from({ length: Math.max(0, ALL_GROUPS - head.length - tail.length) }, () => '0') : [];
  return [...head, ...zeros, ...(tail ?? [])].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
