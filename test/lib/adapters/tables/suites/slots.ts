import { expect, test } from 'vitest';
import type { SlotTable } from '../../../../../lib/contract/tables/rate-limits/limiter.ts';

const NOON = new Date('2026-11-21T12:00:00Z');

/** Tests that every table of slots passes. @param table opens the tables as another instance does */
export function testSlots(table: () => SlotTable): void {
  const newcomer = (slots: number) => ({ principalId: crypto.randomUUID(), slots, at: NOON });

  test('of ten instances that ask at once, as many get a slot as there are', async () => {
    const request = newcomer(4);
    const leases = await Promise.all(Array.from({ length: 10 }, () => table().takeSlot(request)));
    expect(leases.filter((lease) => lease !== undefined)).toHaveLength(4);
  });

  test('a released slot is free at once, one that is not after half a minute', async () => {
    const request = newcomer(1);
    const lease = await table().takeSlot(request);
    expect(await table().takeSlot(request)).toBeUndefined();
    await lease?.release();
    expect(await table().takeSlot(request)).toBeDefined();
    expect(await table().takeSlot({ ...request, at: new Date(NOON.getTime() + 29_000) })).toBeUndefined();
    expect(await table().takeSlot({ ...request, at: new Date(NOON.getTime() + 31_000) })).toBeDefined();
  });

  test('a late release leaves the slot to the calculation that has it now', async () => {
    const request = newcomer(1);
    const late = await table().takeSlot(request);
    const after = { ...request, at: new Date(NOON.getTime() + 31_000) };
    expect(await table().takeSlot(after)).toBeDefined();
    await late?.release();
    expect(await table().takeSlot(after)).toBeUndefined();
  });

  test('principals have slots of their own', async () => {
    expect(await table().takeSlot(newcomer(1))).toBeDefined();
    expect(await table().takeSlot(newcomer(1))).toBeDefined();
  });
}
