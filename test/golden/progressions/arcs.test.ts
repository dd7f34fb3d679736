import { EclipticGeoMoon, MakeTime, SunPosition } from 'astronomy-engine';
import { expect, test } from 'vitest';
import { ASPECTS, type AspectId } from '../../../lib/base/catalog/aspects.ts';
import { arcDeg, separationDeg } from '../../../lib/base/units/angle.ts';
import { foretell } from '../../support/predictive.ts';

const BIRTH = '1946-07-06T11:26:00Z';

/** Longitudes by an independent library, apparent, in the equinox of date. */
const LONGITUDES = {
  solar_arc: (at: Date) => SunPosition(at).elon,
  lunar_arc: (at: Date) => EclipticGeoMoon(MakeTime(at)).lon,
} as const;

interface DirectedAspect {
  readonly progressed_datetime: string;
  readonly progressed_point: string;
  readonly aspect: AspectId;
  readonly target_point: string;
}

/** The worst of 60 years are 0.46″ by the Sun and 2.2″ by the Moon. */
test.each([
  ['solar_arc', 1 / 3600],
  ['lunar_arc', 5 / 3600],
] as const)('%s of a life: each aspect is exact by the arc that astronomy-engine calculates', async (method, orb) => {
  const { body } = await foretell('progressions/search', {
    subject: {
      birth_datetime: { iso: BIRTH },
      birth_location: { latitude: 41.3083, longitude: -72.9279, timezone: 'America/New_York' },
    },
    method,
    start_date: '1950-01-01',
    end_date: '2010-01-01',
  });
  const events: readonly DirectedAspect[] = body.events;
  const natal: Readonly<Record<string, number>> = body.natal_points;
  const longitudeAt = LONGITUDES[method];
  expect(events.length).toBeGreaterThan(100);
  for (const { progressed_datetime, progressed_point, aspect, target_point } of events) {
    const arc = arcDeg(longitudeAt(new Date(BIRTH)), longitudeAt(new Date(progressed_datetime)));
    const directed = (natal[progressed_point] ?? Number.NaN) + arc;
    const separation = separationDeg(directed, natal[target_point] ?? Number.NaN);
    expect(Math.abs(separation - ASPECTS[aspect].angleDeg)).toBeLessThan(orb);
  }
});
