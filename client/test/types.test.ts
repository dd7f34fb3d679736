import {
  createClient,
  type HealthResponse,
  type LunarPhaseResponse,
  type NatalChartResponse,
  type NatalClient,
  type NatalProblem,
  type Problem,
  type SignIngressesResponse,
} from 'natal-client';
import { describe, expectTypeOf, it } from 'vitest';

/** Only the types of the calls are tested; none is sent. */
declare const natal: NatalClient;

const BIRTH = {
  subject: {
    name: 'A',
    birth_datetime: { iso: '2000-01-01T12:00:00Z' },
    birth_location: { latitude: 1, longitude: 2 },
  },
};

describe('types', () => {
  it('an answer has the type of its path', () => {
    expectTypeOf(() => natal.get('/health')).returns.resolves.toEqualTypeOf<HealthResponse>();
    expectTypeOf(() =>
      natal.post('/ephemeris/lunar-phase', { date_time: { iso: '2000-01-01T00:00:00Z' } }),
    ).returns.resolves.toEqualTypeOf<LunarPhaseResponse>();
  });

  it('only format=svg returns a string', () => {
    const post = (format: 'json' | 'svg') => natal.post('/ephemeris/natal-chart', BIRTH, { query: { format } });
    expectTypeOf(() =>
      natal.post('/ephemeris/natal-chart', BIRTH),
    ).returns.resolves.toEqualTypeOf<NatalChartResponse>();
    expectTypeOf(() =>
      natal.post('/ephemeris/natal-chart', BIRTH, { query: { format: 'svg', size: 400 } }),
    ).returns.resolves.toEqualTypeOf<string>();
    expectTypeOf(() =>
      natal.post('/ephemeris/natal-chart', BIRTH, { query: { format: 'llm_v2' } }),
    ).returns.resolves.toEqualTypeOf<NatalChartResponse>();
    expectTypeOf(post).returns.resolves.toEqualTypeOf<string | NatalChartResponse>();
  });

  it('format=csv and format=ics return strings where the path has them', () => {
    const search = { planets: ['sun' as const], start_date: '2025-01-01', end_date: '2026-01-01' };
    const path = '/predictive/transits/sign-ingresses';
    const post = (format: 'json' | 'csv') => natal.post(path, search, { query: { format } });
    expectTypeOf(() => natal.post(path, search)).returns.resolves.toEqualTypeOf<SignIngressesResponse>();
    expectTypeOf(() => natal.post(path, search, { query: { format: 'csv' } })).returns.resolves.toEqualTypeOf<string>();
    expectTypeOf(() => natal.post(path, search, { query: { format: 'ics' } })).returns.resolves.toEqualTypeOf<string>();
    expectTypeOf(post).returns.resolves.toEqualTypeOf<string | SignIngressesResponse>();
  });

  it('output_mode selects the type of the data', () => {
    expectTypeOf<Extract<NatalChartResponse, { output_mode: 'llm_v2' }>['data']>().toHaveProperty('points_schema');
    expectTypeOf<Extract<NatalChartResponse, { output_mode: 'simple' }>['data']>().not.toHaveProperty('points_schema');
  });

  it('an error code is a known code or any other string', () => {
    expectTypeOf<Problem['error']>().toExtend<NatalProblem['code']>();
    expectTypeOf<'ACodeOfTomorrow'>().toExtend<NatalProblem['code']>();
  });

  it('invalid calls do not compile', () => {
    const invalid = [
      // @ts-expect-error there is no such path
      () => natal.get('/helth'),
      // @ts-expect-error this is a path of POST
      () => natal.get('/ephemeris/natal-chart'),
      // @ts-expect-error the query is required
      () => natal.get('/location/autocomplete'),
      // @ts-expect-error the subject is missing
      () => natal.post('/ephemeris/natal-chart', {}),
      // @ts-expect-error there is no such member
      () => natal.post('/ephemeris/natal-chart', { ...BIRTH, configuration: { house_sytem: 'P' } }),
      // @ts-expect-error there is no such house system
      () => natal.post('/ephemeris/natal-chart', { ...BIRTH, configuration: { house_system: 'Z' } }),
      // @ts-expect-error there is no such parameter
      () => natal.post('/ephemeris/natal-chart', BIRTH, { query: { formt: 'json' } }),
      // @ts-expect-error a chart is no table
      () => natal.post('/ephemeris/natal-chart', BIRTH, { query: { format: 'csv' } }),
      // @ts-expect-error a batch has no pictures
      () => natal.natalCharts([BIRTH.subject], { query: { format: 'svg' } }),
      // @ts-expect-error a key or a token, not both
      () => createClient({ baseUrl: 'https://api.example', apiKey: 'a', token: 'b' }),
    ];
    expectTypeOf(invalid).toBeArray();
  });
});
