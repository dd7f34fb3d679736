import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The client of a request, behind trusted proxies. */
export interface Caller {
  readonly address: string;
  /** Whether the client's connection was encrypted. */
  readonly isSecure: boolean;
}

/** Whether an address is a proxy whose X-Forwarded-* headers count. */
export type IsTrusted = (address: string) => boolean;

/**
 * Reads a list of addresses and networks: `127.0.0.1,10.0.0.0/8,::1`. Empty: nobody is trusted.
 *
 * @throws Error naming the invalid entry
 */
export function readTrustedProxies(text: string | undefined): IsTrusted {
  const entries = (text ?? '').split(',').map((entry) => entry.trim());
  const list = new BlockList();
  for (const entry of entries.filter((each) => each !== '')) addEntry(list, entry);
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function addEntry(list: BlockList, entry: string): void {
  const [address = '', length, ...rest] = entry.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  const prefix = Number(length);
  const isPrefix = length !== undefined && /^\d+$/.test(length) && prefix <= (family === 'ipv6' ? 128 : 32);
  if (isIP(address) === 0 || rest.length > 0 || !(length === undefined || isPrefix)) {
    throw new Error(`TRUSTED_PROXIES has "${entry}"; an entry looks like 127.0.0.1, ::1 or 10.0.0.0/8`);
  }
  if (isPrefix) list.addSubnet(address, prefix, family);
  else list.addAddress(address, family);
}

/**
 * Finds the client: the peer, or where that is a trusted proxy, the last address in X-Forwarded-For that is not. What lies
 * before that address was written by the client and can be invented.
 */
export function findCaller({ socket, headers }: IncomingMessage, isTrusted: IsTrusted): Caller {
  const peer = toPlainAddress(socket.remoteAddress ?? '');
  if (!isTrusted(peer)) return { address: peer, isSecure: false };
  const hops = listValues(headers['x-forwarded-for']).map(toPlainAddress);
  const address = hops.findLast((hop) => isIP(hop) === 0 || !isTrusted(hop)) ?? hops[0] ?? peer;
  const isSecure = listValues(headers['x-forwarded-proto']).at(-1)?.toLowerCase() === 'https';
  return { address: isIP(address) === 0 ? peer : address, isSecure };
}

function listValues(header: string | string[] | undefined): readonly string[] {
  const values = [header ?? []].flat().flatMap((value) => value.split(','));
  return values.map((value) => value.trim()).filter((value) => value !== '');
}

/** Without the prefix that a socket for both families gives IPv4 addresses. */
const toPlainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
