import { describe, expect, it } from 'vitest';
import { jdUtFromUnix, unixSeconds } from '../../lib/base/units/time.ts';
import type { HandleSettings } from '../../lib/requests/handle/contents.ts';
import { encodeHandle } from '../../lib/requests/handle/handle.ts';
import { postTo } from '../support/any-endpoint.ts';

const PARIS = { latitude: 48.8566, longitude: 2.3522, timezone: { iana_name: 'Europe/Paris' } };
const SUBJECT = { birth_datetime: { iso: '1990-06-15T14:30:00' }, birth_location: PARIS };

/** The handle of the birth above. */
function createHandle(settings: HandleSettings): string {
  const moment = { jdUt: jdUtFromUnix(unixSeconds(Date.UTC(1990, 5, 15, 12, 30) / 1000)), utcOffsetSeconds: 7200 };
  const place = { latitudeDeg: 48.8566, longitudeDeg: 2.3522, elevationM: 0, timezone: 'Europe/Paris' };
  return encodeHandle({ birth: { name: '', timeIsKnown: true, ...moment, ...place }, settings }) ?? '';
}

const NATAL = '/ephemeris/natal-chart';

/** An answer's data without the time of its calculation. */
async function dataOf(body: unknown) {
  const answer = await postTo(NATAL, body);
  expect(answer.status, JSON.stringify(answer.body.errors)).toBe(200);
  const { metadata, ...data } = answer.body.data;
  return { ...data, metadata: { ...metadata, calculation_time: undefined } };
}

async function positionsOf(body: unknown) {
  const answer = await postTo(NATAL, body);
  expect(answer.status, JSON.stringify(answer.body.errors)).toBe(200);
  const { planets, angles, subject } = answer.body.data;
  return { planets, angles, instant: subject.datetime_utc };
}

describe('every form of a birth gives the same chart', () => {
  it.each([
    ['a text with a T', { birth_datetime: '1990-06-15T14:30:00', birth_location: PARIS }],
    ['a text with a space', { birth_datetime: '1990-06-15 14:30', birth_location: PARIS }],
    ['a zone as a text', { ...SUBJECT, birth_location: { ...PARIS, timezone: 'Europe/Paris' } }],
    ['an offset as a text', { ...SUBJECT, birth_location: { ...PARIS, timezone: '+02:00' } }],
    ['lat and lng', { ...SUBJECT, birth_location: { lat: 48.8566, lng: 2.3522, timezone: 'Europe/Paris' } }],
    ['decimals', { ...SUBJECT, birth_location: { latitude: { decimal: 48.8566 }, longitude: { decimal: 2.3522 } } }],
    ['numbers as texts', { ...SUBJECT, birth_location: { ...PARIS, latitude: '48.8566', longitude: '2.3522 E' } }],
    ['dms', { ...SUBJECT, birth_location: { ...PARIS, latitude: { dms: '48°51\'23.76"N' } } }],
    ['null for what is not sent', { ...SUBJECT, name: null, birth_time_known: null }],
    [
      'a zone and its label',
      { ...SUBJECT, birth_location: { ...PARIS, timezone: { iana_name: 'Europe/Paris', name: 'home' } } },
    ],
    ['loose members', { year: 1990, month: 6, day: 15, hour: 14, minute: 30, lat: 48.8566, lng: 2.3522 }],
    ['datetime and coordinates at one level', { datetime: '1990-06-15T14:30', latitude: 48.8566, longitude: 2.3522 }],
  ])('%s', async (_, subject) => {
    expect(await positionsOf({ subject })).toEqual(await positionsOf({ subject: SUBJECT }));
  });

  it('a flat body', async () => {
    const flat = {
      datetime: '1990-06-15T14:30',
      latitude: 48.8566,
      longitude: 2.3522,
      zodiac: 'tropical',
      house_system: 'koch',
      include_aspects: false,
    };
    const configuration = { house_system: 'K', zodiac_type: 'tropical' };
    const nested = { subject: SUBJECT, configuration, options: { include_aspects: false } };
    const { subject, ...data } = await dataOf(flat);
    expect(data).toEqual({ ...(await dataOf(nested)), subject: undefined });
    expect(subject.datetime_utc).toBe('1990-06-15T12:30:00.000Z');
  });
});

describe('settings', () => {
  const cusps = async (configuration: object) =>
    (await postTo(NATAL, { subject: SUBJECT, configuration })).body.data.houses;

  it.each(['Whole Sign', 'whole_sign', 'WHOLE-SIGN', 'wholesigns', 'w'])('house system %s', async (house_system) => {
    expect(await cusps({ house_system })).toEqual(await cusps({ house_system: 'W' }));
  });

  it('objects imply the custom set', async () => {
    const { body } = await postTo(NATAL, { subject: SUBJECT, configuration: { objects: ['sun', 'chiron'] } });
    expect(Object.keys(body.data.planets)).toEqual(['sun', 'chiron']);
  });

  it('the zodiac is read at the top level and in configuration', async () => {
    const inside = { subject: SUBJECT, configuration: { zodiac_type: 'sidereal', ayanamsa: 'raman' } };
    const beside = { subject: SUBJECT, zodiac_type: 'sidereal', ayanamsa: 'raman' };
    expect(await dataOf(beside)).toEqual(await dataOf(inside));
    const range = { planets: ['sun'], start_date: '2026-01-01', end_date: '2026-06-01' };
    const ingresses = async (body: object) =>
      (await postTo('/predictive/transits/sign-ingresses', { ...range, ...body })).body.ingresses;
    expect(await ingresses({ configuration: { zodiac_type: 'sidereal' } })).toEqual(
      await ingresses({ zodiac_type: 'sidereal' }),
    );
  });
});

describe('places by name', () => {
  it.each([
    'Paris, Texas',
    { place: 'Paris, Texas', country_code: 'us' },
    { place: 'Paris, Texas', place_policy: 'reject' },
  ])('%j is Paris in Texas', async (birth_location) => {
    const { body } = await postTo(NATAL, { subject: { ...SUBJECT, birth_location } });
    expect(body.data?.subject, JSON.stringify(body.errors)).toMatchObject({
      latitude: 33.66094,
      longitude: -95.55551,
      timezone: 'America/Chicago',
    });
  });

  it.each(['48.85, 2.35', '48n51 2e21'])('%s are coordinates', async (birth_location) => {
    const { body } = await postTo(NATAL, { subject: { ...SUBJECT, birth_location } });
    expect(body.data.subject).toMatchObject({ latitude: 48.85, longitude: 2.35 });
  });

  it('a failing name of one subject of a batch fails alone', async () => {
    const wrong = { ...SUBJECT, birth_location: 'Springfield' };
    const { status, body } = await postTo('/ephemeris/natal/batch', { subjects: [SUBJECT, wrong, 'c1.x'] });
    expect([status, body.metadata]).toMatchObject([200, { successful: 1, failed: 2 }]);
    expect(body.charts[1].errors[0].location).toBe('body.subjects[1].birth_location');
    expect(body.charts[2].errors[0].location).toBe('body.subjects[2]');
  });
});

describe('a chart handle stands for a subject', () => {
  it('with the settings of its chart, which the request replaces', async () => {
    const handle = createHandle({ house_system: 'W', zodiac_type: 'sidereal', ayanamsa: 'raman' });
    const data = async (body: object) => {
      const { body: answer } = await postTo(NATAL, body);
      const { planets, houses, angles } = answer.data;
      return { planets, houses, angles };
    };
    const own = { house_system: 'W', zodiac_type: 'sidereal', ayanamsa: 'raman' };
    expect(await data({ subject: handle })).toEqual(await data({ subject: SUBJECT, configuration: own }));
    expect(await data({ subject: handle, configuration: { zodiac_type: 'tropical' } })).toEqual(
      await data({ subject: SUBJECT, configuration: { house_system: 'W' } }),
    );
  });

  it('and two with other settings contradict, unless the request states them', async () => {
    const subject_a = createHandle({ house_system: 'W' });
    const subject_b = createHandle({});
    const refused = await postTo('/comparative/synastry', { subject_a, subject_b });
    expect([refused.status, refused.body.errors[0].location]).toEqual([400, 'body.subject_b']);
    const stated = await postTo('/comparative/synastry', {
      subject_a,
      subject_b,
      configuration: { house_system: 'W' },
    });
    expect(stated.status).toBe(200);
  });
});

describe('returns take a subject', () => {
  const request = { target_datetime: '2026-06-15', include_chart: false };
  const loose = { birth_datetime: SUBJECT.birth_datetime, location: PARIS };

  it.each([[{ subject: SUBJECT }], [{ datetime: '1990-06-15 14:30', latitude: 48.8566, longitude: 2.3522 }]])(
    '%j',
    async (birth) => {
      const { body } = await postTo('/predictive/returns/solar', { ...request, ...birth });
      expect(body.exact_datetime, JSON.stringify(body.errors)).toBe(
        (await postTo('/predictive/returns/solar', { ...request, ...loose })).body.exact_datetime,
      );
    },
  );

  it('and an empty target is now', async () => {
    const { body } = await postTo('/predictive/returns/solar', { ...request, ...loose, target_datetime: {} });
    expect(body.success, JSON.stringify(body.errors)).toBe(true);
  });
});

describe('errors stand where the client wrote', () => {
  it.each([
    [{ datetime: '1990-06-15T14:30', latitude: 95, longitude: 2 }, 'body.latitude'],
    [{ datetime: '1990-06-15T14:30', latitude: 45 }, 'body.longitude'],
    [{ datetime: 'yesterday', latitude: 45, longitude: 2 }, 'body.datetime'],
    [{ latitude: 45, longitude: 2 }, 'body.birth_datetime'],
    [{ subject: { ...SUBJECT, birth_location: { lat: 95, lng: 2 } } }, 'body.subject.birth_location.lat'],
    [{ subject: { ...SUBJECT, birth_datetime: '1990-02-30T10:00' } }, 'body.subject.birth_datetime'],
    [{ subject: { ...SUBJECT, birth_datetime: '5000-02-01T10:00' } }, 'body.subject.birth_datetime'],
    [
      { subject: { ...SUBJECT, birth_location: { ...PARIS, timezone: 'Europe/Pariss' } } },
      'body.subject.birth_location.timezone',
    ],
    [{ subject: SUBJECT, zodiac_type: 'tropical', ayanamsa: 'lahiri' }, 'body.zodiac_type'],
    [{ subject: { ...SUBJECT, birth_location: { place: 7 } } }, 'body.subject.birth_location.place'],
    [
      { subject: { ...SUBJECT, birth_location: { ...PARIS, latitude: { dms: null } } } },
      'body.subject.birth_location.latitude.dms',
    ],
    [
      { subject: { ...SUBJECT, birth_location: { ...PARIS, latitude: { dms: 12.5 } } } },
      'body.subject.birth_location.latitude.dms',
    ],
  ])('%j: %s', async (request, location) => {
    const { status, body } = await postTo(NATAL, request);
    expect([status, body.errors?.map((issue: { location: string }) => issue.location)]).toEqual([400, [location]]);
  });

  it.each([
    [
      { subject: { ...SUBJECT, birth_location: { ...PARIS, lat: 3 } } },
      ['body.subject.birth_location.lat', 'body.subject.birth_location.latitude'],
    ],
    [
      { subject: SUBJECT, zodiac_type: 'sidereal', configuration: { zodiac_type: 'tropical' } },
      ['body.zodiac_type', 'body.configuration.zodiac_type'],
    ],
  ])('both where members disagree: %j', async (request, locations) => {
    const { status, body } = await postTo(NATAL, request);
    expect([status, body.errors.map((issue: { location: string }) => issue.location)]).toEqual([400, locations]);
  });

  it('of a town that is not near its coordinates', async () => {
    const town = { subject: { ...SUBJECT, birth_location: { ...PARIS, place: 'Rome' } } };
    const { status, body } = await postTo(NATAL, town);
    expect([status, body.errors?.length]).toEqual([400, 2]);
    expect(
      (await postTo(NATAL, { subject: { ...SUBJECT, birth_location: { ...PARIS, place: 'Paris' } } })).status,
    ).toBe(200);
  });
});
