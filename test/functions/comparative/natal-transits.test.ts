import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NatalTransitsResponse } from '../../../functions/comparative/contract.ts';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import { anyBirth, subjectOf } from '../../support/births.ts';
import { compare, subjectAt } from '../../support/comparative.ts';
import { send } from '../../support/natal.ts';

const london = subjectAt('1985-07-13T16:45:00Z', 51.5074, -0.1278);
const transit_datetime = { iso: '2026-01-01T12:00:00Z' };
const tokyo = { latitude: 35.6762, longitude: 139.6503, timezone: { iana_name: 'Asia/Tokyo' } };

describe('200', () => {
  test('both charts are those of the natal endpoint', async () => {
    const { status, body } = await compare('natal-transits', { subject: london, transit_datetime });
    expect(status).toBe(200);
    expect(NatalTransitsResponse.parse(body)).toEqual(body);
    const natal = (await send({ body: { subject: london } })).body.data;
    const there = (await send({ body: { subject: { ...london, birth_datetime: transit_datetime } } })).body.data;
    expect(body.data.natal_chart.planets).toEqual(natal.planets);
    expect(body.data.natal_chart.houses).toEqual(natal.houses);
    expect(body.data.transit_chart.planets).toEqual(there.planets);
    expect(body.data.transit_chart.houses).toEqual(there.houses);
  });

  test('aspects run from transiting bodies to natal points and apply by the motion of the body', async () => {
    await fc.assert(
      fc.asyncProperty(anyBirth.map(subjectOf), anyBirth, async (subject, { moment }) => {
        const at = async (julian_day: number) =>
          (
            await compare('natal-transits', {
              subject,
              transit_datetime: { julian_day },
              options: { decimal_places: 10 },
            })
          ).body.data;
        const [now, later] = [await at(moment), await at(moment + 1e-4)];
        for (const { object1, object2, angle, applying, orb } of now.aspects) {
          const to = now.natal_chart.planets[object2]?.longitude ?? now.natal_chart.angles[object2];
          const separation = Math.abs(arcDeg(to, later.transit_chart.planets[object1].longitude));
          const isStill = Math.abs(now.transit_chart.planets[object1].longitude_speed) < 0.01;
          if (isStill || orb < 1e-3) continue;
          expect([object1, object2, applying]).toEqual([object1, object2, Math.abs(separation - angle) < orb]);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('transiting bodies stand in natal houses, wherever the transits are seen from', async () => {
    const sent = { subject: london, transit_datetime };
    const [here, there] = [
      await compare('natal-transits', sent),
      await compare('natal-transits', { ...sent, location: tokyo }),
    ];
    expect(Object.keys(here.body.data.transit_houses)).toEqual(Object.keys(here.body.data.transit_chart.planets));
    expect(there.body.data.transit_houses).toEqual(here.body.data.transit_houses);
    expect(there.body.data.transit_chart.houses).not.toEqual(here.body.data.transit_chart.houses);
    expect(there.body.data.transit_chart.subject).toMatchObject({ latitude: 35.6762, timezone: 'Asia/Tokyo' });
  });

  test('transits to the moment of birth stand where the natal bodies stand', async () => {
    const { body } = await compare('natal-transits', { subject: london, transit_datetime: london.birth_datetime });
    const { natal_chart, transit_chart, transit_houses } = body.data;
    expect(transit_chart.planets).toEqual(natal_chart.planets);
    for (const [id, house] of Object.entries(transit_houses)) expect(house).toBe(natal_chart.planets[id].house);
  });

  test('without a moment it is now, and may not be kept', async () => {
    const before = Date.now();
    const { headers, body } = await compare('natal-transits', { subject: london });
    const { datetime_utc, time_resolution } = body.data.transit_chart.subject;
    expect(Date.parse(datetime_utc)).toBeGreaterThanOrEqual(before - 1);
    expect(Date.parse(datetime_utc)).toBeLessThanOrEqual(Date.now());
    expect(time_resolution).toEqual({ source: 'utc', status: 'unique', certainty: 'certain' });
    expect(headers['Cache-Control']).toBe('no-store');
  });

  test('the rows take at most two fifths of the bytes', async () => {
    const sent = { subject: london, transit_datetime };
    const [json, rows] = [
      await compare('natal-transits', sent),
      await compare('natal-transits', sent, { format: 'llm' }),
    ];
    expect(JSON.stringify(rows.body).length / JSON.stringify(json.body).length).toBeLessThan(0.4);
  });
});
