import { describe, expect, it } from 'vitest';
import { askReturn } from '../../support/returns.ts';

const paris = { latitude: 48.8566, longitude: 2.3522, timezone: { iana_name: 'Europe/Paris' } };
const birth = { birth_datetime: { iso: '1990-06-15T14:30:00' }, location: paris };
const solar = { ...birth, target_datetime: { iso: '2026-06-15' }, include_chart: false };

const ask = (body: object) => askReturn('returns', body);
const askSolar = (body: object) => askReturn('returns/solar', { ...solar, ...body });

describe('404 returns', () => {
  it('names the nearest returns on both sides', async () => {
    const { status, body } = await askSolar({ target_datetime: { iso: '2026-01-01' }, search_window_days: 30 });
    expect(status).toBe(404);
    expect(body.error).toBe('ReturnNotFound');
    expect(body.detail).toMatch(/before is on 2025-06-14T\S+Z/);
    expect(body.detail).toMatch(/after is on 2026-06-15T05:23:40\.\d{3}Z/);
    expect(body.errors).toEqual([
      { location: 'body.search_window_days', message: expect.stringMatching(/lies 165\.2\d days/), value: 30 },
    ]);
  });

  it('says where the ephemeris begins or ends before there is one', async () => {
    const sent = { body: 'pluto', ...solar, birth_datetime: { iso: '2990-01-01T00:00:00Z' } };
    const { status, body } = await ask({ ...sent, target_datetime: { iso: '2995-01-01' }, search_window_days: 100 });
    expect(status).toBe(404);
    expect(body.detail).toMatch(/before is on 274\d-\S+Z and the ephemeris ends before any later one/);
  });
});

describe('400 returns', () => {
  it.each([
    [{ body: 'ASC' }, 'InvalidBody', 'body.body', /only bodies return/],
    [{ body: 'Part of Fortune' }, 'InvalidBody', 'body.body', /only bodies return/],
    [{ body: 'South Node' }, 'InvalidBody', 'body.body', /send true_node/],
    [{ body: 'earth' }, 'InvalidBody', 'body.body', /send sun/],
    [{ birth_datetime: { iso: '1990-06-15' } }, 'InvalidDatetime', 'body.birth_datetime', /has a date but no time/],
    [
      { house_system: 'K', configuration: { house_system: 'P' } },
      'InvalidHouseSystem',
      'body.house_system',
      /send one of them/,
    ],
    [{ configuration: { ayanamsa: 'lahiri' } }, 'ValidationError', 'body.configuration.zodiac_type', /sidereal/],
    [{ return_locations: paris }, 'ValidationError', 'body.return_locations', /return_location/],
  ])('%j is %s', async (part, code, location, message) => {
    const { status, body } = await ask({ body: 'venus', ...solar, ...part });
    expect(body.errors).toEqual([expect.objectContaining({ location, message: expect.stringMatching(message) })]);
    expect(body.error).toBe(code);
    expect(status).toBe(400);
  });

  it('a solar return takes no body', async () => {
    const { body } = await askSolar({ body: 'moon' });
    expect(body.errors[0].location).toBe('body.body');
  });

  it('every fault is reported at once', async () => {
    const { body } = await ask({ body: 'x', birth_datetime: 1, location: { longitude: 200 }, search_window_days: 'a' });
    expect(body.errors.map(({ location }: { location: string }) => location)).toEqual([
      'body.body',
      'body.birth_datetime',
      'body.target_datetime',
      'body.location.latitude',
      'body.location.longitude',
      'body.search_window_days',
      'body.include_chart',
    ]);
  });
});

describe('422 returns', () => {
  it('a local time that occurred twice, where that is refused', async () => {
    const birth_datetime = { iso: '1990-09-30T02:30:00', disambiguation: 'reject' };
    expect((await askSolar({ birth_datetime })).body).toMatchObject({ status: 422, error: 'AmbiguousLocalTime' });
  });

  it.each([
    ['body.house_system', 'K', { house_system: 'K' }, {}],
    ['body.house_system', 'P', { house_system: 'P' }, { house_system: 'P' }],
    ['body.configuration.house_system', 'K', {}, { house_system: 'K' }],
    ['body.configuration.house_system', 'K', { house_system: null }, { house_system: 'K' }],
    ['body.house_system', 'P', {}, {}],
  ])('houses that a polar place does not have, at %s: %s of %j and %j', async (location, value, sent, settings) => {
    const polar = { return_location: { latitude: 78.2232, longitude: 15.6267 }, include_chart: true };
    const configuration = { ...settings, polar_fallback: 'error' };
    const { body } = await askSolar({ ...polar, ...sent, configuration });
    expect(body).toMatchObject({ status: 422, error: 'HouseSystemUndefined' });
    expect(body.errors).toEqual([{ location, message: 'has no cusps at latitude 78.2232', value }]);
  });
});
