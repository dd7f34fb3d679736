import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readClientNetwork, readClientSite } from '../../../lib/chain/client-network.ts';
import { forAll } from '../../support/for-all.ts';

const networkOf = (sourceIp: string) => readClientNetwork({ requestContext: { identity: { sourceIp } } });

describe('the network of a client', () => {
  test.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::6', '2001:db8:1::/48'],
  ])('is in the site: of %s it is %s', (sourceIp, site) => {
    expect(readClientSite({ requestContext: { identity: { sourceIp } } })).toBe(site);
  });

  test.each(['', 'unknown', '203.0.113', '2001:db8::1::2', '203.0.113.9, 198.51.100.1'])(
    'is unknown for "%s"',
    (text) => {
      expect(networkOf(text)).toBeUndefined();
    },
  );

  test('is the same for all addresses in it, and for no other', () => {
    const Octet = fc.integer({ min: 0, max: 255 });
    forAll([fc.tuple(Octet, Octet, Octet, Octet), fc.tuple(Octet, Octet, Octet, Octet)], (one, other) => {
      const isSame = one.slice(0, 3).join() === other.slice(0, 3).join();
      expect(networkOf(one.join('.')) === networkOf(other.join('.'))).toBe(isSame);
      expect(networkOf([...one.slice(0, 3), other[3]].join('.'))).toBe(networkOf(one.join('.')));
    });
  });

  test('is that of every spelling of an IPv6 address', () => {
    forAll([fc.ipV6()], (address) => {
      const canonical = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? '';
      expect(networkOf(canonical)).toBe(networkOf(address));
    });
  });
});
