import { describe, expect, it } from 'vitest';
import { FURTHER_BODY_IDS } from '../../../lib/base/catalog/bodies.ts';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import { jdUt, jdUtFromMilliseconds } from '../../../lib/base/units/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { foretell } from '../../support/predictive.ts';
import { selectCases } from '../../support/property-runs.ts';
import { askStandalone } from '../../support/standalone.ts';

const TROPICAL = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;
const RANGE = { start_date: '1990-01-01', end_date: '2050-01-01' };
const SECOND = 1 / 86_400;

type Body = (typeof FURTHER_BODY_IDS)[number];
const toJd = (iso: string) => jdUtFromMilliseconds(Date.parse(iso));
const stateOf = (body: Body, moment: number) => ephemeris.position(body, jdUt(moment), TROPICAL);

/** Signs that the engine's longitudes enter, on samples a day apart. */
function countSignChanges(body: Body): number {
  const signs: number[] = [];
  for (let moment = 2_447_892.5; moment <= 2_469_807.5; moment += 1)
    signs.push(Math.floor(stateOf(body, moment).longitudeDeg / 30));
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

describe.each(selectCases(FURTHER_BODY_IDS))('%s as a moving body', (body) => {
  it('enters as many signs in sixty years as the longitudes of the engine', async () => {
    const { body: answer } = await foretell('transits/sign-ingresses', { ...RANGE, planets: [body] });
    expect(answer.total_count).toBe(countSignChanges(body));
    for (const { exact_datetime } of answer.ingresses) {
      const { longitudeDeg } = stateOf(body, toJd(exact_datetime));
      expect(Math.abs(arcDeg(Math.round(longitudeDeg / 30) * 30, longitudeDeg))).toBeLessThan(1e-6);
    }
  });

  it('has stations where its speed changes its sign, and aspects to the Sun', async () => {
    const sent = { start_date: '2020-01-01', end_date: '2022-01-01', planets: ['sun', body] };
    const { body: answer } = await foretell('events', { ...sent, event_types: ['station', 'aspect'], limit: 200 });
    const ofType = (type: string) => answer.events.filter((event: { type: string }) => event.type === type);
    expect(ofType('station')).toHaveLength(4);
    expect(ofType('aspect').length).toBeGreaterThan(10);
    for (const { exact_datetime } of ofType('station')) {
      const [before, after] = [-60, 60].map((seconds) => stateOf(body, toJd(exact_datetime) + seconds * SECOND * 60));
      expect(Math.sign(before?.longitudeSpeedDegPerDay ?? 0)).toBe(-Math.sign(after?.longitudeSpeedDegPerDay ?? 0));
    }
  });

  it('transits natal points, and has midpoints', async () => {
    const { longitudeDeg } = stateOf(body, toJd('2025-03-01T00:00:00Z'));
    const sent = {
      start_date: '2025-01-01',
      end_date: '2025-06-01',
      transiting_planets: [body],
      aspects: ['conjunction'],
    };
    const { body: found } = await foretell('transits/search', { ...sent, natal_planets: { point: longitudeDeg } });
    expect(found.total_count).toBeGreaterThan(0);
    const { body: midpoints } = await askStandalone('midpoints', {
      date_time: { iso: '2025-03-01T00:00:00Z' },
      objects: ['sun', body],
    });
    const sun = ephemeris.position('sun', toJd('2025-03-01T00:00:00Z'), TROPICAL).longitudeDeg;
    const expected = sun + arcDeg(sun, longitudeDeg) / 2;
    expect(Math.abs(arcDeg(expected, midpoints.midpoints[0].longitude))).toBeLessThan(0.01);
  });
});

it.each([['apsis'], ['node_crossing']])('400 %s without a planet or an asteroid', async (type) => {
  const { body, status } = await foretell('events', { ...RANGE, planets: ['eris', 'cupido'], event_types: [type] });
  expect([status, body.error]).toEqual([400, 'ValidationError']);
});
