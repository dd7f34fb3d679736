import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDemoRecord } from '../../../../infra/keys/demo.ts';
import { DEMO_TOKEN_SECONDS, signDemoToken, verifyDemoToken } from '../../../../lib/adapters/access/demo-tokens.ts';
import { forAll } from '../../../support/for-all.ts';

const record = createDemoRecord(new Date('2026-11-23T07:00:00Z'));
const nowMs = Date.parse('2026-11-23T08:00:00Z');
const network = '203.0.113.0/24';
const { value, endsAt } = signDemoToken({ record, network, nowMs });

describe('a demo token', () => {
  test('is valid for thirty minutes in the network that took it', () => {
    expect(endsAt * 1000 - nowMs).toBe(30 * 60_000);
    const first = verifyDemoToken(value, { record, network, nowMs });
    expect(verifyDemoToken(value, { record, network, nowMs: endsAt * 1000 - 1 })).toEqual(first);
    expect(first.principal).toMatch(/^demo-[0-9a-f]{24}$/);
  });

  test('expires', () => {
    const late = { record, network, nowMs: endsAt * 1000 };
    expect(() => verifyDemoToken(value, late)).toThrow(expect.objectContaining({ reason: 'expiredDemo' }));
  });

  test('of any time has the principal of its network', () => {
    const later = signDemoToken({ record, network, nowMs: nowMs + 60_000 });
    expect(later.value).not.toBe(value);
    expect(verifyDemoToken(later.value, { record, network, nowMs: nowMs + 60_000 })).toEqual(
      verifyDemoToken(value, { record, network, nowMs }),
    );
  });

  test('does not work in another network, without an address, or under another secret', () => {
    const others = [
      { record, network: '203.0.114.0/24', nowMs },
      { record, network: undefined, nowMs },
      { record: createDemoRecord(new Date()), network, nowMs },
    ];
    for (const other of others) {
      expect(() => verifyDemoToken(value, other)).toThrow(expect.objectContaining({ reason: 'otherDemo' }));
    }
  });

  test('from before the clock was set back by more than its length is refused', () => {
    const early = { record, network, nowMs: nowMs - DEMO_TOKEN_SECONDS * 1000 };
    expect(() => verifyDemoToken(value, early)).toThrow(expect.objectContaining({ reason: 'otherDemo' }));
  });

  test('is refused with any character changed, added or removed', () => {
    const Change = fc.tuple(fc.nat(value.length - 1), fc.string({ maxLength: 2 }));
    forAll([Change], { numRuns: 500 }, ([at, text]) => {
      const changed = value.slice(0, at) + text + value.slice(at + 1);
      fc.pre(changed !== value);
      expect(() => verifyDemoToken(changed, { record, network, nowMs })).toThrow(
        expect.objectContaining({ reason: expect.stringMatching(/^(otherDemo|expiredDemo)$/) }),
      );
    });
  });
});
