import {
  createClient,
  type HealthResponse,
  type LunarPhaseResponse,
  type NatalChartResponse,
  type NatalClient,
  type NatalProblem,
  type Problem,
} from 'natal-client';
import { describe, expectTypeOf, it } from 'vitest';

/** What calls would answer; none is made. */
declare const natal: NatalClient;

const BIRTH = {
  subject: {
    name: 'A',
    birth_datetime: { iso: '2000-01-01T12:00:00Z' },
    birth_location: { latitude: 1, longitude: 2 },
  },
};

describe('the types, as the compiler sees them', () => {
  it('answers are those of the path', () => {
    expectTypeOf(() => natal.get('/health')).returns.resolves.toEqualTypeOf<HealthResponse>();
    expectTypeOf(() =>
      natal.post('/ephemeris/lunar-phase', { date_time: { iso: '2000-01-01T00:00:00Z' } }),
    ).returns.resolves.toEqualTypeOf<LunarPhaseResponse>();
  });

  it('a picture is text, and only where it is asked for', () => {
    const asked = (format: 'json' | 'svg') => natal.post('/ephemeris/natal-chart', BIRTH, { query: { format } });
    expectTypeOf(() =>
      natal.post('/ephemeris/natal-chart', BIRTH),
    ).returns.resolves.toEqualTypeOf<NatalChartResponse>();
    expectTypeOf(() =>
      natal.post('/ephemeris/natal-chart', BIRTH, { query: { format: 'svg', size: 400 } }),
    ).returns.resolves.toEqualTypeOf<string>();
    expectTypeOf(() =>
      natal.post('/ephemeris/natal-chart', BIRTH, { query: { format: 'llm_v2' } }),
    ).returns.resolves.toEqualTypeOf<NatalChartResponse>();
    expectTypeOf(asked).returns.resolves.toEqualTypeOf<string | NatalChartResponse>();
  });

  it('the form of an answer follows from its mode', () => {
    expectTypeOf<Extract<NatalChartResponse, { output_mode: 'llm_v2' }>['data']>().toHaveProperty('points_schema');
    expectTypeOf<Extract<NatalChartResponse, { output_mode: 'simple' }>['data']>().not.toHaveProperty('points_schema');
  });

  it('codes are named, and any other text passes', () => {
    expectTypeOf<Problem['error']>().toExtend<NatalProblem['code']>();
    expectTypeOf<'ACodeOfTomorrow'>().toExtend<NatalProblem['code']>();
  });

  it('what does not fit is refused', () => {
    const refused = [
      // @ts-expect-error there is no such path
      () => natal.get('/helth'),
      // @ts-expect-error this is a path of POST
      () => natal.get('/ephemeris/natal-chart'),
      // @ts-expect-error the query is needed
      () => natal.get('/location/autocomplete'),
      // @ts-expect-error the subject is missing
      () => natal.post('/ephemeris/natal-chart', {}),
      // @ts-expect-error there is no such member
      () => natal.post('/ephemeris/natal-chart', { ...BIRTH, configuration: { house_sytem: 'P' } }),
      // @ts-expect-error there is no such house system
      () => natal.post('/ephemeris/natal-chart', { ...BIRTH, configuration: { house_system: 'Z' } }),
      // @ts-expect-error there is no such parameter
      () => natal.post('/ephemeris/natal-chart', BIRTH, { query: { formt: 'json' } }),
      // @ts-expect-error many charts are not answered as pictures
      () => natal.natalCharts([BIRTH.subject], { query: { format: 'svg' } }),
      // @ts-expect-error a key or a token, not both
      () => createClient({ baseUrl: 'https://api.example', apiKey: 'a', token: 'b' }),
    ];
    expectTypeOf(refused).toBeArray();
  });
});
