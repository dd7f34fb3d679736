import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCaller, readTrustedProxies } from '../../../host/http/caller.ts';

const request = (remoteAddress: string, headers: Record<string, string>): IncomingMessage =>
  ({ socket: { remoteAddress }, headers }) as never;

describe('trusted proxies', () => {
  const isTrusted = readTrustedProxies('127.0.0.1, 10.0.0.0/8,::1,fd00::/8');

  it.each([
    ['127.0.0.1', true],
    ['127.0.0.2', false],
    ['10.255.0.1', true],
    ['11.0.0.1', false],
    ['::1', true],
    ['fd12::1', true],
    ['fe80::1', false],
    ['nonsense', false],
    ['', false],
  ])('%s: %s', (address, trusted) => {
    expect(isTrusted(address)).toBe(trusted);
  });

  it('are nobody without the setting', () => {
    expect(readTrustedProxies(undefined)('127.0.0.1')).toBe(false);
    expect(readTrustedProxies('')('127.0.0.1')).toBe(false);
  });

  it.each(['1.2.3', '10.0.0.0/33', '::/129', '10.0.0.0/', '10.0.0.0/8/8', 'proxy.example', '10.0.0.0/-1'])(
    'are refused where an entry is invalid: %s',
    (entry) => {
      expect(() => readTrustedProxies(`127.0.0.1,${entry}`)).toThrow(`TRUSTED_PROXIES has "${entry}"`);
    },
  );
});

describe('the client of a request', () => {
  const isTrusted = readTrustedProxies('127.0.0.1,10.0.0.0/8');

  it.each([
    ['the peer without headers', '203.0.113.1', {}, '203.0.113.1', false],
    ['the peer that nobody trusts', '203.0.113.1', { 'x-forwarded-for': '1.2.3.4' }, '203.0.113.1', false],
    [
      'the last address before the proxies',
      '127.0.0.1',
      { 'x-forwarded-for': '6.6.6.6, 1.2.3.4, 10.1.1.1' },
      '1.2.3.4',
      false,
    ],
    [
      'the first proxy where all are trusted',
      '127.0.0.1',
      { 'x-forwarded-for': '10.0.0.1, 10.0.0.2' },
      '10.0.0.1',
      false,
    ],
    ['the proxy where the header is no address', '127.0.0.1', { 'x-forwarded-for': 'unknown' }, '127.0.0.1', false],
    ['IPv4 in a socket for both families', '::ffff:127.0.0.1', { 'x-forwarded-for': '1.2.3.4' }, '1.2.3.4', false],
    ['secure over TLS', '127.0.0.1', { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https' }, '1.2.3.4', true],
    ['secure as the last proxy says', '127.0.0.1', { 'x-forwarded-proto': 'https, http' }, '127.0.0.1', false],
    ['not secure by the word of a stranger', '203.0.113.1', { 'x-forwarded-proto': 'https' }, '203.0.113.1', false],
  ])('is %s', (_what, peer, headers, address, isSecure) => {
    expect(findCaller(request(peer, headers), isTrusted)).toEqual({ address, isSecure });
  });

  it('is never an address that a stranger wrote into a header', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (addresses, protocol) => {
        const sent = { 'x-forwarded-for': addresses, 'x-forwarded-proto': protocol };
        expect(findCaller(request('203.0.113.1', sent), isTrusted)).toEqual({
          address: '203.0.113.1',
          isSecure: false,
        });
      }),
    );
  });

  it('is, behind a proxy, what the proxy appended, whatever the client sent', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.ipV4().filter((address) => !isTrusted(address)),
        (invented, real) => {
          const sent = { 'x-forwarded-for': `${invented}, ${real}` };
          expect(findCaller(request('10.0.0.1', sent), isTrusted).address).toBe(real);
        },
      ),
    );
  });
});
