import { describe, expect, test } from 'vitest';
import { askMap } from '../support/acg.ts';
import { compare } from '../support/comparative.ts';
import { send } from '../support/natal.ts';
import { askReturn } from '../support/returns.ts';
import { askStandalone } from '../support/standalone.ts';
import { askVenus } from '../support/venus.ts';
import { call } from './mcp/send.ts';
import { post } from './place/send.ts';

/** New York with a zone of Japan. */
const place = { latitude: 40.7128, longitude: -74.006, timezone: { iana_name: 'Asia/Tokyo' } };
const birth_datetime = { iso: '1990-07-15T12:00:00' };
const subject = { name: 'Somebody', birth_datetime, birth_location: place };
const moment = { iso: '2020-01-01T00:00:00Z' };
const returning = { birth_datetime, location: place, target_datetime: moment, include_chart: false };

/** Codes of all warnings in a response, in any member. */
function codesIn(value: unknown): readonly string[] {
  const codes: string[] = [];
  JSON.stringify(value, (name, member) => {
    if (name === 'warnings') codes.push(...member.map(({ code }: { code: string }) => code));
    return member;
  });
  return codes;
}

describe('a zone that disagrees with the place is warned of by every endpoint that reads a birth', () => {
  const second = {
    ...subject,
    birth_location: { latitude: 35.68, longitude: 139.69, timezone: { iana_name: 'Asia/Tokyo' } },
  };
  test.each([
    ['natal-chart', () => send({ body: { subject } })],
    ['natal-chart as rows', () => send({ body: { subject }, query: { format: 'llm_v2' } })],
    ['natal/batch', () => send({ path: '/ephemeris/natal/batch', body: { subjects: [subject] } })],
    ['relocation', () => send({ path: '/ephemeris/relocation', body: { subject, relocation_location: place } })],
    ['progressed', () => send({ path: '/ephemeris/progressed', body: { subject, progressed_datetime: moment } })],
    ['synastry', () => compare('synastry', { subject_a: subject, subject_b: second })],
    ['composite', () => compare('composite', { subjects: [subject, second] })],
    ['natal-transits', () => compare('natal-transits', { subject, transit_datetime: moment })],
    ['acg/lines', () => askMap('lines', { subject })],
    ['returns/solar', () => askReturn('returns/solar', returning)],
    ['returns/lunar', () => askReturn('returns/lunar', returning)],
    ['returns', () => askReturn('returns', { ...returning, body: 'sun' })],
    ['venus-star-points', () => askVenus('', { subject })],
    [
      'hermetic-lots',
      () => {
        const { latitude, longitude, timezone } = place;
        return askStandalone('hermetic-lots', { latitude, longitude, date_time: { ...birth_datetime, timezone } });
      },
    ],
    [
      'timezone/offset',
      () => {
        const { latitude, longitude, timezone } = place;
        return post('/timezone/offset', { latitude, longitude, datetime: { ...birth_datetime, timezone } });
      },
    ],
  ])('%s', async (_path, ask) => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(codesIn(body).filter((code) => code === 'ZoneDisagreesWithPlace')).toHaveLength(1);
  });

  test('a tool for language models', async () => {
    const { text, structuredContent } = await call('birth_chart', { birth: '1990-07-15 12:00+09:00, 40.71, -74' });
    expect(text).toContain('Warning OffsetDisagreesWithPlace: ');
    expect(structuredContent.warnings).toEqual([expect.stringContaining('OffsetDisagreesWithPlace')]);
  });
});

test('the warnings of a composite name their subject', async () => {
  const { body } = await compare('composite', {
    subjects: [subject, { ...subject, birth_location: { latitude: 40, longitude: -74 } }],
  });
  expect(body.data.warnings).toContainEqual({
    code: 'ZoneDisagreesWithPlace',
    message: expect.stringMatching(/^subjects\[0\]: Asia\/Tokyo/),
  });
});

describe('a date without a time', () => {
  test.each([
    ['midpoints', {}],
    ['fixed-stars', { star_names: ['Regulus'] }],
    ['lunar-phase', {}],
  ] as const)('is warned of by %s, and a time is not', async (endpoint, rest) => {
    const { body } = await askStandalone(endpoint, { date_time: { iso: '2024-04-08' }, ...rest });
    expect(body.warnings).toEqual([
      {
        code: 'TimeNotStated',
        message:
          'No time of day was stated, and 00:00 (UTC) was taken; the Moon moves about 13° in the day that follows, so send the time.',
      },
    ]);
    const timed = await askStandalone(endpoint, { date_time: { iso: '2024-04-08T18:00:00' }, ...rest });
    expect(timed.body.warnings).toEqual([]);
  });

  test('a moment of a calculation may lie in the future', async () => {
    const { body } = await askStandalone('lunar-phase', { date_time: { iso: '2040-04-08T18:00:00Z' } });
    expect(body.warnings).toEqual([]);
  });
});

test('/timezone/lookup warns of exchanged coordinates', async () => {
  const { body } = await post('/timezone/lookup', { latitude: -74.006, longitude: 40.7128 });
  expect(codesIn(body)).toEqual(['PlaceFarFromTowns']);
  expect(JSON.stringify(body)).toContain('the other way round, latitude 40.7128, longitude -74.006 have towns nearby');
  const aden = await post('/timezone/lookup', { latitude: 13.405, longitude: 52.52 });
  expect(codesIn(aden.body)).toContain('CoordinatesLookExchanged');
});

describe('a clock in doubt is doubtful in every answer that states its certainty', () => {
  const { latitude, longitude, timezone } = place;
  const offset = { latitude, longitude, datetime: { ...birth_datetime, timezone } };
  test('/timezone/offset', async () => {
    const { body } = await post('/timezone/offset', offset);
    expect(JSON.stringify(body)).toContain('"certainty":"doubtful"');
  });

  test.each([
    ['hermetic-lots', { latitude, longitude, date_time: { ...birth_datetime, timezone } }],
    ['midpoints', { latitude, longitude, date_time: { ...birth_datetime, timezone } }],
  ] as const)('%s', async (endpoint, request) => {
    const { body } = await askStandalone(endpoint, request);
    expect(JSON.stringify(body)).toContain('"certainty":"doubtful"');
  });
});
