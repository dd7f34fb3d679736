import { expect } from 'vitest';
import { chart, detailedHealth, health, keptSearch, newcomer, newSearch, rateLimits } from './columns.ts';
import type { Fault, Kind } from './fault.ts';

const HOUR_MS = 3_600_000;

const off = (title: string, offsetMs: number): Fault => ({
  title,
  how: 'the clock of every worker is set, while it runs',
  begin: async ({ service, ask }) => {
    await service.moveClock(offsetMs);
    const { body } = await ask({ path: '/health' });
    const toldMs = Date.parse((body as { timestamp: string }).timestamp);
    expect(Math.abs(toldMs - Date.now() - offsetMs), 'the clock is off').toBeLessThan(60_000);
    return () => service.moveClock(0);
  },
  back: 'with the next request',
});

export const CLOCK: Kind = {
  title: 'The clock',
  text: 'Kept answers end after a day.',
  columns: [chart, newcomer, keptSearch, newSearch, rateLimits, health, detailedHealth],
  faults: [
    off('an hour ahead', HOUR_MS),
    off('an hour back', -HOUR_MS),
    off('forty days ahead', 40 * 24 * HOUR_MS),
    off('forty days back', -40 * 24 * HOUR_MS),
  ],
};
