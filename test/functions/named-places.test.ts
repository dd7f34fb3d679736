import { describe, expect, test } from 'vitest';
import { api } from '../../functions/api.ts';
import type { Problem } from '../../lib/errors/problem.ts';
import type { Endpoint } from '../../lib/http/endpoint.ts';
import type { Services } from '../../lib/http/services.ts';
import { buildContract } from '../../lib/openapi/build.ts';
import { findNamedPlace } from '../../lib/use-cases/named-places.ts';
import * as opened from '../support/services.ts';

const services: Services = { ...opened, contract: await buildContract() };
const endpoints = Object.values(api).flatMap((group): readonly Endpoint<Services>[] => group.endpoints);

const NOW = new Date('2026-11-22T12:00:00Z');
const context = {
  requestId: 'test',
  receivedAt: NOW,
  calculatedAt: NOW,
  principal: undefined,
  elapsedMs: () => 0,
  remainingMs: () => 10_000,
  checkTime: () => undefined,
  relocate: (problem: Problem) => problem,
  header: () => undefined,
};

/** One of many places of its name. */
const PARIS = await findNamedPlace({ name: 'Paris', countryCode: undefined, policy: 'best' }, services.geocoder);
const location = { latitude: PARIS.latitude, longitude: PARIS.longitude };
const elsewhere = { latitude: 59.9139, longitude: 10.7522 };
const birth_datetime = { iso: '1990-07-15T12:00:00' };
const born = { name: 'Somebody', birth_datetime, birth_location: location };
const bornElsewhere = { ...born, birth_location: elsewhere };
const moment = { iso: '2020-01-01T00:00:00Z' };
const returning = { birth_datetime, target_datetime: moment, include_chart: false };

/** A parsed request in which every location at the point of {@link PARIS} has its match. */
function addMatches(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(addMatches);
  const members = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, addMatches(member)]));
  const isParis = JSON.stringify(members.latitude) === JSON.stringify({ decimal: PARIS.latitude });
  return isParis ? { ...members, place: PARIS } : members;
}

/** The answer to a request as its schema documents it. */
async function answer(path: string, sent: unknown, sentQuery: object = {}) {
  const endpoint = endpoints.find((one) => one.path === path) ?? expect.unreachable(path);
  const query = endpoint.request.query?.parse(sentQuery);
  const body = addMatches(endpoint.request.body?.parse(sent));
  const result = await endpoint.handle({ query, body }, services, context);
  return endpoint.response.parse(result);
}

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
    ['/ephemeris/relocation', { subject: bornElsewhere, relocation_location: location }],
    ['/ephemeris/progressed', { subject: born, progressed_datetime: moment }],
    ['/ephemeris/venus-star-points', { subject: born }],
    ['/comparative/synastry', { subject_a: born, subject_b: bornElsewhere }],
    ['/comparative/composite', { subjects: [born, bornElsewhere] }],
    ['/comparative/composite', { subjects: [bornElsewhere, bornElsewhere], method: 'davison', location }],
    ['/comparative/composite', { subjects: [bornElsewhere, bornElsewhere], method: 'midpoint', location }],
    ['/comparative/natal-transits', { subject: bornElsewhere, transit_datetime: moment, location }],
    ['/predictive/returns', { ...returning, body: 'sun', location }],
    ['/predictive/returns/solar', { ...returning, location: elsewhere, return_location: location }],
    ['/acg/lines', { subject: born }],
    ['/acg/hits', { subject: bornElsewhere, location }],
    ['/acg/local-space', { subject: bornElsewhere, location }],
  ])('%s', async (path, body) => {
    const result = await answer(path, body);
    const places = listMembers('place', result);
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
    expect(countChoices(result)).toBe(1);
  });

  test('rows for language models, which have the warning alone', async () => {
    const result = await answer('/ephemeris/natal-chart', { subject: born }, { format: 'llm_v2' });
    expect(countChoices(result)).toBe(1);
  });

  test('the simple form', async () => {
    const result = await answer('/ephemeris/natal-chart', { subject: born }, { preset: 'simple' });
    expect([listMembers('place', result).length, countChoices(result)]).toEqual([1, 1]);
  });
});

test('a place that was given by coordinates has no name in the answer', async () => {
  const result = await answer('/ephemeris/natal-chart', { subject: bornElsewhere });
  expect([listMembers('place', result), countChoices(result)]).toEqual([[], 0]);
});
