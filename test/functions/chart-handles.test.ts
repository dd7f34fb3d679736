import { describe, expect, it } from 'vitest';
import { jdUt } from '../../lib/base/units/time.ts';
import { encodeHandle } from '../../lib/requests/handle/handle.ts';
import { postTo } from '../support/any-endpoint.ts';

const NATAL = '/ephemeris/natal-chart';
const HOUSTON = { latitude: 29.7604, longitude: -95.3698 };

const fetchSubject = async (subject: unknown) => {
  const { body } = await postTo(NATAL, { subject });
  return body.data.subject;
};

/** A handle of 15 June 1990, 12:00 UT, in Paris. */
const createHandle = (birth: object = {}): string =>
  encodeHandle({
    birth: {
      name: 'Example',
      jdUt: jdUt(2_448_058),
      timeIsKnown: true,
      utcOffsetSeconds: 7200,
      timezone: 'Europe/Paris',
      latitudeDeg: 48.8566,
      longitudeDeg: 2.3522,
      elevationM: 0,
      ...birth,
    },
    settings: {},
  }) ?? '';

describe('the subject of a chart handle', () => {
  it.each([
    ['on the clock of the place', { iso: '1955-07-04T12:00:00' }],
    ['on the clock of its zone’s city', { iso: '1955-07-04T12:00:00', local_practice: 'ignore' }],
    ['from a birth record', { iso: '1955-07-04T12:00:00', time_basis: 'record' }],
    ['in local mean time', { iso: '1850-07-04T12:00:00' }],
    ['with an offset alone', { iso: '1955-07-04T12:00:00+05:45' }],
  ])('has the local time that was read %s', async (_how, birth_datetime) => {
    const birth = await fetchSubject({ name: 'Example', birth_datetime, birth_location: HOUSTON });
    const { time_resolution: _, ...expected } = birth;
    expect(await fetchSubject(birth.handle)).toMatchObject(expected);
  });
});

describe('400 for a chart handle', () => {
  const handle = createHandle();

  it.each([
    ['that was copied incompletely', handle.slice(0, -1), 'damaged or incomplete'],
    ['with a wrong character', handle.replace('E', 'F'), 'damaged or incomplete'],
    ['with a character that no handle has', `${handle}!`, 'is not a chart handle'],
    ['of another version', handle.replace('c1', 'c2'), 'version'],
    ['of a moment outside the ephemeris files', createHandle({ jdUt: jdUt(621_500) }), 'must lie between'],
    ['in a zone that does not exist', createHandle({ timezone: 'Europe/Pari' }), 'did you mean Europe/Paris'],
  ])('%s, at the handle', async (_what, subject, message) => {
    const { status, body } = await postTo(NATAL, { subject });
    expect([status, body.errors]).toMatchObject([
      400,
      [{ location: 'body.subject', message: expect.stringContaining(message) }],
    ]);
  });

  it('without a time of birth, on a map', async () => {
    const { status, body } = await postTo('/acg/lines', { subject: createHandle({ timeIsKnown: false }) });
    expect([status, body.errors[0].location]).toEqual([400, 'body.subject']);
  });
});

describe('the settings of a chart', () => {
  const subject = { name: 'Example', birth_datetime: { iso: '1990-06-15T14:30:00' }, birth_location: HOUSTON };
  const further = ['sun', 'pholus', 'eris', 'ixion', 'cupido', 'vulkanus', 'poseidon', 'part_of_fortune'];

  it.each([
    [{ zodiac_type: 'draconic', node_source: 'mean' }],
    [{ harmonic: 360 }],
    [{ objects: further }],
    [{ house_system: 'G' }],
  ])('%j are restored from its handle, and yield to those that a request states', async (configuration) => {
    const dataOf = async (body: object) =>
      (await postTo(NATAL, { ...body, options: { verbosity: 'detailed', decimal_places: 10 } })).body.data;
    const { planets, houses, sectors, subject: read } = await dataOf({ subject, configuration });
    const again = await dataOf({ subject: read.handle });
    expect([again.planets, again.houses, again.sectors]).toEqual([planets, houses, sectors]);
    const stated = { zodiac_type: 'tropical', harmonic: 1, object_set: 'modern_10', house_system: 'P' };
    const restated = await dataOf({ subject: read.handle, configuration: stated });
    expect(restated.planets).toEqual((await dataOf({ subject, configuration: stated })).planets);
  });
});
