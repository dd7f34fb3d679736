import { expect } from 'vitest';
import type { Comparison } from '../../accuracy/comparison.ts';
import { type Measured, tallyAll } from '../../accuracy/tally.ts';
import { foretell } from '../../support/predictive.ts';

/**
 * As printed, US Eastern time to the minute: "May 24, 2025 11:35 PM Saturn enters Aries", "Sep 1, 2025 4:06 AM Saturn Rx
 * enters Pisces", "Feb 13, 2026 7:11 PM Saturn enters Aries".
 *
 * @source https://cafeastrology.com/events/saturn-enters-aries-2026/
 */
const PUBLISHED = [
  { at: '2025-05-24T23:35:00-04:00', retrograde: false, sign: 'Aries' },
  { at: '2025-09-01T04:06:00-04:00', retrograde: true, sign: 'Pisces' },
  { at: '2026-02-13T19:11:00-05:00', retrograde: false, sign: 'Aries' },
] as const;

const dates = { start_date: '2025-01-01', end_date: '2027-01-01' };

/** From the middle of the minute in which a moment is printed: the minute is cut off, not rounded. */
const secondsOff = (exactDatetime: string, printed: string): number =>
  (Date.parse(exactDatetime) - Date.parse(printed)) / 1000 - 30;

async function crossings(): Promise<Measured> {
  const { body } = await foretell('transits/planet-to-degree', { planet_name: 'saturn', target_degree: 0, ...dates });
  expect(body).toMatchObject({ total_count: 3, complete: true });
  return tallyAll(
    PUBLISHED.map(({ at, retrograde }, index) => {
      expect(body.transits[index]).toMatchObject({ retrograde, crossing_number: index + 1 });
      return secondsOff(body.transits[index].exact_datetime, at);
    }),
  );
}

async function ingresses(): Promise<Measured> {
  const { body } = await foretell('transits/sign-ingresses', { planets: ['saturn'], ...dates });
  expect(body.total_count).toBe(3);
  return tallyAll(
    PUBLISHED.map(({ at, retrograde, sign }, index) => {
      expect(body.ingresses[index]).toMatchObject({ retrograde, sign });
      return secondsOff(body.ingresses[index].exact_datetime, at);
    }),
  );
}

const printed = { against: 'cafe', span: '2025–2026', unit: 's', count: 3, limit: 30 } as const;

/** Saturn between Pisces and Aries, by either endpoint, from the middle of the minute printed. */
export const SATURN: readonly Comparison[] = [
  { quantity: 'Saturn at 0° Aries: time', ...printed, measure: crossings },
  { quantity: 'Ingresses of Saturn: time', ...printed, measure: ingresses },
];
