import { describe, expect, test } from 'vitest';
import { findNamedPlace } from '../../lib/charts/place-lookup.ts';
import { postTo as post } from '../support/any-endpoint.ts';
import { geocoder } from '../support/services.ts';

/** One of many places of its name. */
const PARIS = await findNamedPlace({ name: 'Paris', countryCode: undefined, policy: 'best' }, geocoder);
const elsewhere = { latitude: 59.9139, longitude: 10.7522 };
const birth_datetime = { iso: '1990-07-15T12:00:00' };
const born = { name: 'Somebody', birth_datetime, birth_location: { place: 'Paris' } };
const bornElsewhere = { ...born, birth_location: elsewhere };
const moment = { iso: '2020-01-01T00:00:00Z' };
const returning = { birth_datetime, target_datetime: moment, include_chart: false };

/** Members of a name, in any depth of an answer. */
function listMembers(name: string, value: unknown): readonly unknown[] {
  const members: unknown[] = [];
  JSON.stringify(value, (key, member) => {
    if (key === name) members.push(member);
    return member;
  });
  return members;
}

const countChoices = (value: unknown): number =>
  listMembers('code', value).filter((code) => code === 'PlaceChosen').length;

describe('a place that was given by name is shown with its alternatives, and the choice is warned of once, by', () => {
  test.each([
    ['/ephemeris/natal-chart', { subject: born }],
    ['/ephemeris/natal/batch', { subjects: [bornElsewhere, born] }],
    ['/ephemeris/relocation', { subject: bornElsewhere, relocation_location: 'Paris' }],
    ['/ephemeris/progressed', { subject: born, progressed_datetime: moment }],
    ['/ephemeris/venus-star-points', { subject: born }],
    ['/comparative/synastry', { subject_a: born, subject_b: bornElsewhere }],
    ['/comparative/composite', { subjects: [born, bornElsewhere] }],
    ['/comparative/composite', { subjects: [bornElsewhere, bornElsewhere], method: 'davison', location: 'Paris' }],
    ['/comparative/composite', { subjects: [bornElsewhere, bornElsewhere], method: 'midpoint', location: 'Paris' }],
    ['/comparative/natal-transits', { subject: bornElsewhere, transit_datetime: moment, location: 'Paris' }],
    ['/predictive/returns', { ...returning, body: 'sun', location: 'Paris' }],
    ['/predictive/returns/solar', { ...returning, location: elsewhere, return_location: 'Paris' }],
    ['/acg/lines', { subject: born }],
    ['/acg/hits', { subject: bornElsewhere, location: 'Paris' }],
    ['/acg/local-space', { subject: bornElsewhere, location: 'Paris' }],
  ])('%s', async (path, sent) => {
    const { status, body } = await post(path, sent);
    expect(status, JSON.stringify(body)).toBe(200);
    const places = listMembers('place', body);
    expect(places.length).toBeGreaterThan(0);
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
    expect(places[0]).toEqual({
      display_name: 'Paris, Île-de-France, France',
      latitude: 48.85341,
      longitude: 2.3488,
      country_code: 'FR',
      state: 'Île-de-France',
      match: 'largest',
      alternatives: PARIS.alternatives,
    });
    expect(countChoices(body)).toBe(1);
  });

  test('rows for language models, which have the warning alone', async () => {
    const { body } = await post('/ephemeris/natal-chart', { subject: born }, { format: 'llm_v2' });
    expect(countChoices(body)).toBe(1);
  });

  test('the simple form', async () => {
    const { body } = await post('/ephemeris/natal-chart', { subject: born }, { preset: 'simple' });
    expect([listMembers('place', body).length, countChoices(body)]).toEqual([1, 1]);
  });
});

test('a place that was given by coordinates has no name in the answer', async () => {
  const { body } = await post('/ephemeris/natal-chart', { subject: bornElsewhere });
  expect([listMembers('place', body), countChoices(body)]).toEqual([[], 0]);
});

describe('422', () => {
  const at = (birth_location: unknown) => post('/ephemeris/natal-chart', { subject: { ...born, birth_location } });

  test('AmbiguousPlace has the candidates, and the display name of each is accepted', async () => {
    const { status, body } = await at('Birmingham');
    expect([status, body.error]).toEqual([422, 'AmbiguousPlace']);
    const [{ location, candidates, example }] = body.errors;
    expect([location, example]).toEqual(['body.subject.birth_location', candidates[0].display_name]);
    expect(candidates.length).toBeGreaterThanOrEqual(2);
    for (const candidate of candidates) expect((await at(candidate.display_name)).status).toBe(200);
  });

  test('PlaceNotFound has the nearest names, and each of them is accepted', async () => {
    const { status, body } = await at({ place: 'Pariss' });
    expect([status, body.error]).toEqual([422, 'PlaceNotFound']);
    const [{ location, nearest, example }] = body.errors;
    expect([location, example]).toEqual(['body.subject.birth_location.place', nearest[0]]);
    for (const name of nearest) expect((await at(name)).status).toBe(200);
  });

  test('policy reject refuses a name that several places have', async () => {
    const { body } = await at({ place: 'Paris', place_policy: 'reject' });
    expect(body.error).toBe('AmbiguousPlace');
    expect((await at({ place: 'Paris', country_code: 'CA', place_policy: 'reject' })).status).toBe(200);
  });
});

describe('country_code', () => {
  const inCountry = (country_code: unknown) =>
    post('/ephemeris/natal-chart', { subject: { ...born, birth_location: { place: 'London', country_code } } });

  test.each(['CA', 'ca', 'GB', 'UK'])('%s is the scope of the name', async (code) => {
    const { status, body } = await inCountry(code);
    const [place] = listMembers('place', body);
    expect([status, place]).toEqual([200, expect.objectContaining({ match: 'only' })]);
  });

  test.each(['ZZ', 'England', 'GBR', '', 7])('%j is refused where it stands', async (code) => {
    const { status, body } = await inCountry(code);
    expect([status, body.errors[0].location]).toEqual([400, 'body.subject.birth_location.country_code']);
  });
});
