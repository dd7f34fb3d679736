import { describe, expect, it } from 'vitest';
import { askSky } from '../../../support/sky.ts';

const sound = { start_date: '2025-01-01', end_date: '2025-01-31' };
const ask = (body: object) => askSky('/ephemeris/table', { ...sound, ...body });

describe('400 table', () => {
  it.each([
    [{ bodies: ['sun', 'vertex'] }, 'InvalidBody', 'body.bodies[1]', /depends on time and place/],
    [{ bodies: ['earth'] }, 'InvalidBody', 'body.bodies[0]', /only in heliocentric/],
    [{ bodies: ['moon'], coordinate_system: 'heliocentric' }, 'InvalidBody', 'body.bodies[0]', /no heliocentric place/],
    [{ house_system: 'W' }, 'ValidationError', 'body.house_system', /only with column house/],
    [{ polar_fallback: 'error' }, 'ValidationError', 'body.polar_fallback', /only with column house/],
    [{ timezone: 'UTC', location: { latitude: 1, longitude: 2 } }, 'ValidationError', 'body.location', /is not read/],
    [{ columns: ['house', 'sign', 'azimuth'] }, 'ValidationError', 'body.location', /column house, column azimuth/],
    [{ coordinate_system: 'topocentric' }, 'ValidationError', 'body.location', /coordinate_system topocentric/],
    [
      { columns: ['house'], coordinate_system: 'heliocentric' },
      'ValidationError',
      'body.columns[0]',
      /not possible in a heliocentric table/,
    ],
    [{ limit: 18_182 }, 'ValidationError', 'body.limit', /at most 18181 with 11 columns/],
    [
      { bodies: ['sun'], columns: ['azimuth'], location: { latitude: 48.85, longitude: 2.35 }, limit: 100_000 },
      'ValidationError',
      'body.limit',
      /at most 23\d{3} with 2 columns: a page takes at most about 1\.6 s/,
    ],
    [{ start_date: '2025-02-01' }, 'InvalidRange', 'body.end_date', /must not lie before start_date/],
    [{ start_date: '2025-02-30' }, 'InvalidDatetime', 'body.start_date', /not a date of the Gregorian/],
    [{ start_date: '1700-02-29' }, 'InvalidDatetime', 'body.start_date', /send calendar julian if it is a Julian one/],
    [{ time_of_day: '25:00' }, 'InvalidDatetime', 'body.time_of_day', /06:30/],
    [
      { start_date: '0001-01-01', end_date: '2900-01-01', step: { value: 1, unit: 'minute' } },
      'InvalidRange',
      'body.end_date',
      /has 1524\d+ rows, and 3000000 are possible/,
    ],
  ])('%j is %s at %s', async (body, code, location, message) => {
    const { status, body: problem } = await ask(body);
    expect(status).toBe(400);
    expect(problem.error).toBe(code);
    expect(problem.errors.map((issue: { location: string }) => issue.location)).toContain(location);
    expect(problem.errors.find((issue: { location: string }) => issue.location === location).message).toMatch(message);
  });

  it('names all faults of a request at once', async () => {
    const { body } = await ask({ bodies: ['moom'], step: { value: 0, unit: 'day' }, columns: ['house'], limit: -1 });
    expect(body.errors.map(({ location }: { location: string }) => location).sort()).toEqual([
      'body.bodies[0]',
      'body.limit',
      'body.location',
      'body.step.value',
    ]);
  });
});
