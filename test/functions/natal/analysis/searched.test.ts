import { describe, expect, test } from 'vitest';
import { send } from '../../../support/natal.ts';
import { analyze, subject } from './facts.ts';

describe('the facts that are searched', () => {
  test('the Moon has her last aspect before the birth, the next after it, and the end of her sign', async () => {
    const { analysis, subject: born } = (await analyze({ subject })).body.data;
    const { moon } = analysis;
    const [last, next, exit] = [moon.last_aspect.datetime_utc, moon.next_aspect.datetime_utc, moon.leaves_sign_at];
    expect(Date.parse(last)).toBeLessThanOrEqual(Date.parse(born.datetime_utc));
    expect(Date.parse(next)).toBeGreaterThan(Date.parse(born.datetime_utc));
    expect(moon.void_of_course).toBe(Date.parse(next) > Date.parse(exit));
  });

  test('a station is the change of direction that the chart shows', async () => {
    const { bodies } = (await analyze({ subject })).body.data.analysis;
    const { planets } = (await send({ body: { subject } })).body.data;
    expect(bodies.sun).not.toHaveProperty('station');
    for (const id of ['mercury', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']) {
      const { station, station_days } = bodies[id];
      const isRetrogradeNow = (station === 'retrograde') === station_days < 0;
      expect(planets[id].is_retrograde, id).toBe(isRetrogradeNow);
    }
  });
});

test('is left out where the syzygy lies before it, and it is said', async () => {
  const birth_datetime = { iso: '-003001-12-10T12:00:00Z' };
  const { body } = await analyze({ subject: { ...subject, birth_datetime }, options: { almuten: true } });
  expect(body.data?.analysis, JSON.stringify(body)).not.toHaveProperty('almuten_figuris');
  expect(body.data.warnings).toContainEqual({
    code: 'FactsOmitted',
    message: expect.stringMatching(/almuten is left out/),
  });
});
