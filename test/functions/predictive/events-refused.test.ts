import { describe, expect, it } from 'vitest';
import { foretell } from '../../support/predictive.ts';

const ask = (body: unknown) => foretell('events', body);
const YEAR = { start_date: '2025-01-01', end_date: '2026-01-01' };

describe('400 events', () => {
  it.each([
    [
      { planets: ['mars'], event_types: ['station', 'lunation'] },
      'ValidationError',
      'body.event_types[1]',
      /lunation needs sun and moon among planets/,
    ],
    [
      { planets: ['sun', 'moon'], event_types: ['station'] },
      'ValidationError',
      'body.event_types[0]',
      /needs a planet/,
    ],
    [{ planets: ['mean_node', 'true_node'], event_types: ['aspect'] }, 'ValidationError', 'body.event_types[0]', /two/],
    [{ event_types: ['station'], aspects: ['square'] }, 'ValidationError', 'body.aspects', /read only where aspect/],
    [
      { planets: ['mars'], void_of_course: 'modern' },
      'ValidationError',
      'body.void_of_course',
      /read only where void_of_course/,
    ],
    [{ end_date: '2024-01-01' }, 'InvalidRange', 'body.end_date', /after start_date/],
    [{ end_date: '2076-01-01' }, 'InvalidRange', 'body.end_date', /50 years.*Moon/],
    [{ end_date: '2076-01-01', event_types: ['lunation'] }, 'InvalidRange', 'body.end_date', /50 years.*Moon/],
    [{ end_date: '2230-01-01', event_types: ['station'] }, 'InvalidRange', 'body.end_date', /200 years/],
    [
      { start_date: '2999-12-01', end_date: '2999-12-30T23:59Z' },
      'DatetimeOutOfRange',
      'body.end_date',
      /between -3001-12-08T00:00Z and 2999-12-30T23:05Z/,
    ],
  ])('%j is %s', async (part, code, location, message) => {
    const { status, body } = await ask({ ...YEAR, ...part });
    expect(status, JSON.stringify(body)).toBe(400);
    expect(body.error).toBe(code);
    const found = body.errors.filter((finding: { location: string }) => finding.location === location);
    expect(found).toEqual([expect.objectContaining({ message: expect.stringMatching(message) })]);
  });

  it('a search for hundreds of thousands of events is refused by its estimate', async () => {
    const everything = {
      start_date: '1950-01-01',
      end_date: '2000-01-01',
      planets: [
        ...['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'chiron'],
        ...['ceres', 'pallas', 'juno', 'vesta', 'true_node', 'mean_node', 'true_lilith', 'mean_lilith'],
      ],
      aspects: [
        ...['conjunction', 'sextile', 'square', 'trine', 'opposition', 'semi_sextile', 'semi_square', 'quintile'],
        ...['sesquiquadrate', 'bi_quintile', 'quincunx'],
      ],
    };
    const { status, body } = await ask(everything);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'InvalidRange', errors: [{ location: 'body.end_date' }] });
    expect(body.detail).toMatch(/estimated at .* seconds of processor time/);
  });

  it('many pairs of bodies over two centuries are refused by their estimate', async () => {
    const planets = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'chiron'];
    const asked = { start_date: '1800-01-01', end_date: '2000-01-01', planets: [...planets, 'ceres'] };
    const { status, body } = await ask(asked);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'InvalidRange', errors: [{ location: 'body.end_date' }] });
    expect(body.detail).toMatch(/estimated at .* seconds of processor time/);
    expect((await ask({ ...asked, event_types: ['node_crossing'], limit: 1 })).status).toBe(200);
  });
});
