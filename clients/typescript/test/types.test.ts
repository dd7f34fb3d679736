import {
  createClient,
  type FailedSubject,
  type FullNatalChart,
  type FullReturn,
  type HealthResponse,
  type LlmNatalChart,
  type LunarPhaseResponse,
  type NatalChartResponse,
  type NatalClient,
  type NatalProblem,
  type PostQuery,
  type Problem,
  type ReturnRequest,
  type SignIngressesResponse,
  type SimpleNatalChart,
  type TableRequest,
  type TransitSearchRequest,
  type TransitSearchResponse,
} from 'natal-client';
import { describe, expectTypeOf, it } from 'vitest';

const MOMENTS = { birth_datetime: { iso: '2000-01-01T12:00:00Z' }, target_datetime: { iso: '2030-01-01T12:00:00Z' } };
const CHART = '/ephemeris/natal-chart';

const SEARCH = { transiting_planets: ['saturn' as const], start_date: '2026-01-01', end_date: '2027-01-01' };

/** Only the types of the calls are tested; none is sent. */
declare const natal: NatalClient;

const BIRTH = {
  subject: {
    name: 'A',
    birth_datetime: { iso: '2000-01-01T12:00:00Z' },
    birth_location: { latitude: 1, longitude: 2 },
  },
};

describe('types of answers', () => {
  it('an answer has the type of its path', () => {
    expectTypeOf(() => natal.get('/health')).returns.resolves.toEqualTypeOf<HealthResponse>();
    expectTypeOf(() =>
      natal.post('/ephemeris/lunar-phase', { date_time: { iso: '2000-01-01T00:00:00Z' } }),
    ).returns.resolves.toEqualTypeOf<LunarPhaseResponse>();
  });

  it('preset and format select the type of a chart', () => {
    const post = (format: 'json' | 'svg') => natal.post('/ephemeris/natal-chart', BIRTH, { query: { format } });
    const postAny = (query: PostQuery<'/ephemeris/natal-chart'>) => natal.post(CHART, BIRTH, { query });
    expectTypeOf(() => natal.post(CHART, BIRTH)).returns.resolves.toEqualTypeOf<FullNatalChart>();
    expectTypeOf(
      async () => (await natal.post(CHART, BIRTH)).data.planets.sun?.longitude,
    ).returns.resolves.toEqualTypeOf<number | undefined>();
    expectTypeOf(() =>
      natal.post(CHART, BIRTH, { query: { preset: 'simple' } }),
    ).returns.resolves.toEqualTypeOf<SimpleNatalChart>();
    expectTypeOf(() =>
      natal.post(CHART, BIRTH, { query: { preset: 'simple', format: 'llm_v2' } }),
    ).returns.resolves.toEqualTypeOf<LlmNatalChart>();
    expectTypeOf(() =>
      natal.post(CHART, BIRTH, { query: { format: 'llm_v2' } }),
    ).returns.resolves.toEqualTypeOf<LlmNatalChart>();
    expectTypeOf(() =>
      natal.post(CHART, BIRTH, { query: { format: 'svg', size: 400 } }),
    ).returns.resolves.toEqualTypeOf<string>();
    expectTypeOf(() => natal.post(CHART, BIRTH, { query: { format: 'png' } })).returns.resolves.toExtend<BlobPart>();
    expectTypeOf(() => natal.get('/l/{token}', { params: { token: 'A' } })).returns.resolves.toExtend<BlobPart>();
    expectTypeOf(() => natal.post(CHART, BIRTH, { timeoutMs: 100 })).returns.resolves.toEqualTypeOf<FullNatalChart>();
    expectTypeOf(post).returns.resolves.toEqualTypeOf<string | FullNatalChart>();
    expectTypeOf(postAny).returns.resolves.toEqualTypeOf<
      string | Uint8Array<ArrayBuffer> | FullNatalChart | SimpleNatalChart | LlmNatalChart
    >();
  });

  it('preset and format select the type of returns and of the charts of a batch', () => {
    const birth: ReturnRequest = { body: 'saturn', include_chart: true, location: 'Paris', ...MOMENTS };
    expectTypeOf(() =>
      natal.post('/predictive/returns', birth, { query: { format: 'json' } }),
    ).returns.resolves.toEqualTypeOf<FullReturn>();
    expectTypeOf(
      async () => (await natal.post('/ephemeris/natal/batch', { subjects: [] })).charts,
    ).returns.resolves.items.toEqualTypeOf<FullNatalChart | FailedSubject>();
  });
});

describe('types of pages and texts', () => {
  it('pages have the type of the answer', async () => {
    expectTypeOf(() => natal.pages('/predictive/transits/search', {} as TransitSearchRequest)).returns.toEqualTypeOf<
      AsyncGenerator<TransitSearchResponse, void>
    >();
    expectTypeOf(() =>
      natal.pages('/predictive/transits/search', {} as TransitSearchRequest, { query: { language: 'de' } }),
    ).returns.toEqualTypeOf<AsyncGenerator<TransitSearchResponse, void>>();
    expectTypeOf(() =>
      natal.pages('/predictive/transits/search', {} as TransitSearchRequest, { query: { format: 'csv' } }),
    ).returns.toEqualTypeOf<AsyncGenerator<string, void>>();
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
});

describe('types of contents', () => {
  it('a link takes every parameter of the path that it leads to', () => {
    const query = { format: 'svg', theme: 'dark', size: 400 };
    const post = () => natal.post('/links', { path: CHART, query, body: { subject: 'A' } });
    expectTypeOf(async () => (await post()).url).returns.resolves.toEqualTypeOf<string>();
  });

  it('output_mode selects the type of the data', () => {
    expectTypeOf<Extract<NatalChartResponse, { output_mode: 'llm_v2' }>['data']>().toHaveProperty('points_schema');
    expectTypeOf<Extract<NatalChartResponse, { output_mode: 'simple' }>['data']>().not.toHaveProperty('points_schema');
  });

  it('an error code is a known code or any other string', () => {
    expectTypeOf<Problem['error']>().toExtend<NatalProblem['code']>();
    expectTypeOf<'ACodeOfTomorrow'>().toExtend<NatalProblem['code']>();
  });

  it('births and names are taken as people write them', () => {
    const written = [
      () => natal.post(CHART, { date: '3 May 1985', time: '4:20', city: 'Guadalajara', country: 'Mexico' }),
      () =>
        natal.post(CHART, { year: 1985, month: 5, day: 3, hour: 4, minute: 20, lat: 20.67, lng: -103.35, tz: 'CST' }),
      () => natal.post(CHART, { subject: { birth_date: '1985-05-03', birth_time: '4:20', place: 'Guadalajara' } }),
      () =>
        natal.post(CHART, { datetime: '1985-05-03 4:20', place: 'Paris', configuration: { house_system: 'placidus' } }),
      () => natal.post(CHART, { ...BIRTH, configuration: { house_system: 'Whole Sign', ayanamsa: 'Fagan/Bradley' } }),
      () => natal.post(CHART, { ...BIRTH, configuration: { objects: ['Sun', 'True Node'] } }),
      () => natal.pages('/predictive/transits/search', { ...SEARCH, date: '1985-05-03', city: 'Paris' }),
      () =>
        natal.post('/predictive/elections', {
          start_date: 'x',
          end_date: 'y',
          conditions: 'Moon waxing, Mercury direct',
        }),
    ];
    expectTypeOf(written).toBeArray();
  });

  it('invalid calls do not compile', () => {
    const invalid = [
      // @ts-expect-error there is no such path
      () => natal.get('/helth'),
      // @ts-expect-error this is a path of POST
      () => natal.get('/ephemeris/natal-chart'),
      // @ts-expect-error the query is required
      () => natal.get('/location/autocomplete'),
      // @ts-expect-error this search has no calendars
      () => natal.pages('/ephemeris/table', {} as TableRequest, { query: { format: 'ics' } }),
      // @ts-expect-error the path needs its parameter
      () => natal.get('/l/{token}'),
      // @ts-expect-error a chart has no pages
      () => natal.pages('/ephemeris/natal-chart', BIRTH),
      // @ts-expect-error the subject is missing
      () => natal.post('/ephemeris/natal-chart', {}),
      // @ts-expect-error a place is no birth
      () => natal.post('/ephemeris/natal-chart', { city: 'Paris' }),
      // @ts-expect-error there is no such member of a birth
      () => natal.post('/ephemeris/natal-chart', { date: '1985-05-03', cty: 'Paris' }),
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
