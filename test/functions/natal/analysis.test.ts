import { describe, expect, test } from 'vitest';
import { AnalysisResponse } from '../../../functions/natal/analysis/response.ts';
import { ProgressedResponse } from '../../../functions/natal/progressed/response.ts';
import { NatalChartResponse } from '../../../lib/schemas/chart/natal-chart.ts';
import { expectExactly } from '../../support/fuzz/well-answered.ts';
import { send } from '../../support/natal.ts';

const PATH = '/ephemeris/analysis';

const chicago = { latitude: 41.85, longitude: -87.65, timezone: { iana_name: 'America/Chicago' } };
const subject = { name: 'Example', birth_datetime: { iso: '1942-07-13T11:41:00' }, birth_location: chicago };
const timeless = { ...subject, birth_datetime: { iso: '1942-07-13' }, birth_time_known: false };
const at = (latitude: number) => ({ ...subject, birth_location: { ...chicago, latitude } });

const analyze = (body: object, query?: Record<string, string>) => send({ path: PATH, body, ...(query && { query }) });

const castWithFacts = (body: object) => send({ body: { ...body, options: { include_analysis: true } } });

interface SearchedAnalysis {
  readonly moon?: object;
  readonly almuten_figuris?: object;
  readonly bodies?: Readonly<Record<string, { readonly station?: string; readonly station_days?: number }>>;
}

/** The facts without those that only the endpoint searches. */
function withoutSearches({ moon: _, almuten_figuris: _almuten, bodies, ...facts }: SearchedAnalysis) {
  if (!bodies) return facts;
  const still = Object.entries(bodies).map(([id, { station: _station, station_days: _days, ...rest }]) => [id, rest]);
  return { ...facts, bodies: Object.fromEntries(still) };
}

const codesOf = ({ body }: { readonly body: { readonly data: { readonly warnings: { code: string }[] } } }) =>
  body.data.warnings.map(({ code }) => code);

describe('200 the facts about a chart', () => {
  test.each([
    ['an ordinary birth', { subject }],
    ['a birth without a time', { subject: timeless }],
    ['a sidereal chart', { subject, configuration: { zodiac_type: 'sidereal' } }],
    ['a harmonic chart', { subject, configuration: { harmonic: 5 } }],
    ['a chart of Sunshine houses', { subject, configuration: { house_system: 'I' } }],
    ['a heliocentric chart', { subject, configuration: { coordinate_system: 'heliocentric' } }],
    ['seven planets', { subject, configuration: { object_set: 'traditional_7' } }],
    ['a birth beyond the polar circle', { subject: at(78) }],
    ['a birth near the south pole', { subject: at(-89.9) }],
    ['a birth at the pole', { subject: at(90) }],
  ])('of %s are those that include_analysis adds to its chart', async (_, body) => {
    const [analysis, chart] = [await analyze(body), await castWithFacts(body)];
    expect(analysis.status, analysis.text).toBe(200);
    expectExactly(AnalysisResponse, analysis.body);
    expectExactly(NatalChartResponse, chart.body);
    expect(chart.body.data.analysis).toEqual(withoutSearches(analysis.body.data.analysis));
    expect(codesOf(chart)).toEqual(codesOf(analysis));
  });

  test('are not in a chart without include_analysis', async () => {
    expect((await send({ body: { subject } })).body.data).not.toHaveProperty('analysis');
  });

  test('as rows are those of the chart as rows', async () => {
    const query = { format: 'llm_v2' };
    const { body, text } = await analyze({ subject }, query);
    expectExactly(AnalysisResponse, body);
    const chart = await send({ body: { subject, options: { include_analysis: true } }, query });
    expectExactly(NatalChartResponse, chart.body);
    expect(body.data.facts.length, text).toBeGreaterThan(10);
    const searched = ['void_of_course', 'moon_aspect', 'station'];
    expect(chart.body.data.facts).toEqual(
      body.data.facts.filter(([kind]: string[]) => !searched.includes(kind as string)),
    );
  });

  test('have the shape, the houses’ rulers, the state of every body and the sect', async () => {
    const { shape, rulers, bodies, sect, receptions, definition } = (await analyze({ subject })).body.data.analysis;
    expect(shape).toMatchObject({ type: 'bundle' });
    expect(Object.keys(rulers.houses)).toHaveLength(12);
    expect(Object.keys(bodies)).toHaveLength(20);
    expect(sect.sect).toBe('day');
    expect(receptions.length).toBeGreaterThan(5);
    expect(definition.sources.length).toBeGreaterThan(0);
  });

  test('count each of Sun to Pluto once in each division of the chart', async () => {
    const { balance } = (await analyze({ subject })).body.data.analysis;
    for (const division of ['elements', 'modalities', 'polarities', 'quadrants']) {
      expect(Object.values(balance[division]).flat(), division).toHaveLength(10);
    }
    expect(Object.values(balance.hemispheres).flat()).toHaveLength(20);
  });

  test('without a time of birth leave out what depends on it, and say so', async () => {
    const { body } = await analyze({ subject: timeless });
    expect(body.data.analysis.balance).not.toHaveProperty('quadrants');
    expect(body.data.analysis.balance).not.toHaveProperty('hemispheres');
    expect(body.data.warnings).toContainEqual({
      code: 'FactsOmitted',
      message: expect.stringMatching(/quadrants.*hemispheres.*time of birth is not known/),
    });
  });

  test('are of the bodies that pattern_bodies names, in any order', async () => {
    const options = { pattern_bodies: ['Chiron', 'moon', 'chiron'] };
    const { balance } = (await analyze({ subject, options })).body.data.analysis;
    expect(Object.values<string[]>(balance.elements).flat().sort()).toEqual(['chiron', 'moon']);
  });

  test('have as many decimals as the request wants', async () => {
    const { analysis } = (await analyze({ subject, options: { decimal_places: 1 } })).body.data;
    const contacts = [...analysis.parallels, ...analysis.contraparallels, ...analysis.antiscia];
    expect(contacts.length).toBeGreaterThan(0);
    for (const { orb_deg } of contacts) expect(orb_deg * 10).toBeCloseTo(Math.round(orb_deg * 10), 9);
  });
});

describe('the facts of charts that are not in the sky', () => {
  test('a harmonic chart has balance, patterns and dispositors, and says what it lacks', async () => {
    const { body } = await analyze({ subject, configuration: { harmonic: 5 } });
    const { balance, patterns, ...rest } = body.data.analysis;
    expect(Object.values<string[]>(balance.elements).flat()).toHaveLength(10);
    expect(balance).not.toHaveProperty('quadrants');
    expect(Array.isArray(patterns)).toBe(true);
    for (const member of ['rulers', 'receptions', 'bodies', 'sect', 'moon', 'parallels', 'antiscia']) {
      expect(rest, member).not.toHaveProperty(member);
    }
    expect(body.data.warnings).toContainEqual({
      code: 'FactsOmitted',
      message: expect.stringMatching(/parallels.*receptions.*moon.*: a harmonic chart is not in the sky/),
    });
  });

  test('a draconic chart has every fact but the course of the Moon', async () => {
    const { body } = await analyze({ subject, configuration: { zodiac_type: 'draconic' }, options: { almuten: true } });
    const tropical = await analyze({ subject, options: { almuten: true } });
    const { moon: _, ...facts } = tropical.body.data.analysis;
    expect(Object.keys(body.data.analysis)).toEqual(Object.keys(facts));
    expect(body.data.analysis.antiscia).toEqual(facts.antiscia);
    expect(body.data.analysis.patterns.map(({ type }: { type: string }) => type)).toEqual(
      facts.patterns.map(({ type }: { type: string }) => type),
    );
  });
});

describe('the facts that are searched', () => {
  test('the Moon has her last aspect before the birth, the next after it, and the end of her sign', async () => {
    const { analysis, subject: born } = (await analyze({ subject })).body.data;
    const { moon } = analysis;
    const [last, next, exit] = [moon.last_aspect.datetime_utc, moon.next_aspect.datetime_utc, moon.leaves_sign_at];
    expect(Date.parse(last)).toBeLessThanOrEqual(Date.parse(born.datetime_utc));
    expect(Date.parse(next)).toBeGreaterThan(Date.parse(born.datetime_utc));
    expect(moon.void_of_course).toBe(Date.parse(next) > Date.parse(exit));
  });

  test('a station is the change of direction that the chart shows', async () => {
    const { bodies } = (await analyze({ subject })).body.data.analysis;
    const { planets } = (await send({ body: { subject } })).body.data;
    expect(bodies.sun).not.toHaveProperty('station');
    for (const id of ['mercury', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']) {
      const { station, station_days } = bodies[id];
      const isRetrogradeNow = (station === 'retrograde') === station_days < 0;
      expect(planets[id].is_retrograde, id).toBe(isRetrogradeNow);
    }
  });

  test('without a time of birth there is no Moon, and it is said', async () => {
    const { body } = await analyze({ subject: timeless, options: { almuten: true } });
    expect(body.data.analysis).not.toHaveProperty('moon');
    expect(body.data.warnings).toContainEqual({
      code: 'FactsOmitted',
      message: expect.stringMatching(/moon, and almuten figuris: the time of birth is not known/),
    });
  });
});

describe('the almuten at the beginning of the ephemeris', () => {
  test('is left out where the syzygy lies before it, and it is said', async () => {
    const birth_datetime = { iso: '-003001-12-10T12:00:00Z' };
    const { body } = await analyze({ subject: { ...subject, birth_datetime }, options: { almuten: true } });
    expect(body.data?.analysis, JSON.stringify(body)).not.toHaveProperty('almuten_figuris');
    expect(body.data.warnings).toContainEqual({
      code: 'FactsOmitted',
      message: expect.stringMatching(/almuten is left out/),
    });
  });
});

describe('the options', () => {
  test('are stated in the definition, with the defaults of those that the request leaves out', async () => {
    const options = {
      pattern_orbs: { Trine: 4 },
      pattern_bodies: ['moon', 'sun'],
      rulerships: 'Modern',
      stellium_min: 5,
      hayz: 'strict',
      reception_rule: 'bonatti',
    };
    const { definition } = (await analyze({ subject, options })).body.data.analysis;
    expect(definition).toMatchObject({
      ...options,
      pattern_orbs: { trine: 4, square: 7 },
      pattern_bodies: ['sun', 'moon'],
      rulerships: 'modern',
    });
  });

  test('with smaller orbs there are fewer patterns, with none hardly any', async () => {
    const orbsOf = (orb: number) =>
      Object.fromEntries(['opposition', 'trine', 'square', 'sextile', 'quincunx'].map((id) => [id, orb]));
    const count = async (orb: number) =>
      (await analyze({ subject, options: { pattern_orbs: orbsOf(orb) } })).body.data.analysis.patterns.length;
    const [none, few, many] = [await count(0), await count(4), await count(10)];
    expect(none).toBe(0);
    expect(many).toBeGreaterThan(few);
  });

  test('modern rulers dispose of Aquarius, Pisces and Scorpio', async () => {
    const dispositorsBy = async (rulerships: string) =>
      (await analyze({ subject, options: { rulerships } })).body.data.analysis.dispositors;
    const [traditional, modern] = [await dispositorsBy('traditional'), await dispositorsBy('modern')];
    expect(Object.values(traditional)).not.toContain('uranus');
    expect(Object.keys(modern)).toEqual(Object.keys(traditional));
  });

  test('with almuten there are the points of every planet and the syzygy before the birth', async () => {
    const { analysis, subject: born } = (await analyze({ subject, options: { almuten: true } })).body.data;
    const { winners, scores, syzygy } = analysis.almuten_figuris;
    expect(scores).toHaveLength(7);
    expect(winners).toContain(scores[0].planet);
    expect(Date.parse(syzygy.datetime_utc)).toBeLessThan(Date.parse(born.datetime_utc));
    expect((await analyze({ subject })).body.data.analysis).not.toHaveProperty('almuten_figuris');
  });

  test('in the midnight sun the almuten does without the rulers of day and hour, and says so', async () => {
    const { body } = await analyze({ subject: at(78), options: { almuten: true } });
    expect(body.data.analysis.almuten_figuris.scores).toHaveLength(7);
    expect(body.data.warnings).toContainEqual({
      code: 'FactsOmitted',
      message: expect.stringMatching(/rulers of the day and the hour: the Sun does not rise or set/),
    });
  });

  test('a body that the chart lacks is left out with a warning', async () => {
    const { body } = await analyze({
      subject,
      configuration: { object_set: 'traditional_7' },
      options: { pattern_bodies: ['sun', 'chiron', 'pluto'] },
    });
    expect(body.data.analysis.definition.pattern_bodies).toEqual(['sun']);
    expect(body.data.warnings).toContainEqual({
      code: 'BodiesOmitted',
      message: 'The analysis leaves out Chiron and Pluto: not among the bodies of the chart.',
    });
  });
});

describe('the facts in other charts', () => {
  test('each chart of a batch has those of its birth', async () => {
    const subjects = [subject, timeless, at(-33)];
    const { body } = await send({
      path: '/ephemeris/natal/batch',
      body: { subjects, options: { include_analysis: true } },
    });
    for (const [index, one] of subjects.entries()) {
      const single = await analyze({ subject: one });
      expect(body.charts[index].data.analysis).toEqual(withoutSearches(single.body.data.analysis));
    }
  });

  test('the simple chart has none and says so', async () => {
    const { body } = await send({
      body: { subject, options: { include_analysis: true } },
      query: { preset: 'simple' },
    });
    expect(body.data).not.toHaveProperty('analysis');
    expect(body.data.warnings).toContainEqual(expect.objectContaining({ code: 'OptionUnread' }));
  });

  test('a relocated chart has the quadrants of the new place', async () => {
    const there = { latitude: 35.68, longitude: 139.65, timezone: { iana_name: 'Asia/Tokyo' } };
    const { body } = await send({
      path: '/ephemeris/relocation',
      body: { subject, relocation_location: there, options: { include_analysis: true } },
    });
    const natal = await analyze({ subject });
    const { balance } = body.data.analysis;
    expect(balance.elements).toEqual(natal.body.data.analysis.balance.elements);
    expect(balance.quadrants).not.toEqual(natal.body.data.analysis.balance.quadrants);
  });

  test('a progressed chart has its own, and those of a birth without a time say what is left out', async () => {
    const progress = (one: object) =>
      send({
        path: '/ephemeris/progressed',
        body: {
          subject: one,
          progressed_datetime: { iso: '1980-01-01T00:00:00Z' },
          options: { include_analysis: true },
        },
      });
    const [timed, untimed] = [await progress(subject), await progress(timeless)];
    expectExactly(ProgressedResponse, timed.body);
    const { analysis, progressed_planets: planets } = timed.body.data;
    const bodies = Object.values<string[]>(analysis.balance.elements).flat();
    expect(bodies).toHaveLength(10);
    for (const id of analysis.balance.elements.fire)
      expect(['Aries', 'Leo', 'Sagittarius']).toContain(planets[id].sign);
    expect(codesOf(timed)).not.toContain('FactsOmitted');
    expect(codesOf(untimed)).toContain('FactsOmitted');
  });

  test('a progressed chart as rows has them too', async () => {
    const { body } = await send({
      path: '/ephemeris/progressed',
      query: { format: 'llm_v2' },
      body: { subject, progressed_datetime: { iso: '1980-01-01T00:00:00Z' }, options: { include_analysis: true } },
    });
    expectExactly(ProgressedResponse, body);
    expect(body.data.facts.some(([kind]: string[]) => kind === 'condition')).toBe(true);
  });
});

describe('422 each fault of the options with its place', () => {
  test.each([
    [{ pattern_bodies: [] }, 'body.options.pattern_bodies'],
    [{ pattern_bodies: ['sun', 'nibiru'] }, 'body.options.pattern_bodies[1]'],
    [{ pattern_bodies: 'sun' }, 'body.options.pattern_bodies'],
    [{ decimal_places: 11 }, 'body.options.decimal_places'],
    [{ pattern_orbs: { trine: 15.1 } }, 'body.options.pattern_orbs.trine'],
    [{ pattern_orbs: { trine: -1 } }, 'body.options.pattern_orbs.trine'],
    [{ pattern_orbs: { semi_sextile: 1 } }, 'body.options.pattern_orbs.semi_sextile'],
    [{ pattern_orbs: { trine: 'wide' } }, 'body.options.pattern_orbs.trine'],
    [{ pattern_orbs: [] }, 'body.options.pattern_orbs'],
    [{ rulerships: 'chinese' }, 'body.options.rulerships'],
    [{ stellium_min: 2 }, 'body.options.stellium_min'],
    [{ stellium_min: 3.5 }, 'body.options.stellium_min'],
    [{ hayz: true }, 'body.options.hayz'],
    [{ reception_rule: 'lilly' }, 'body.options.reception_rule'],
    [{ void_of_course: 'always' }, 'body.options.void_of_course'],
    [{ almuten: 'yes' }, 'body.options.almuten'],
    [{ patterns: true }, 'body.options.patterns'],
  ])('%j', async (options, location) => {
    const { status, body } = await analyze({ subject, options });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.errors.map((error: { location: string }) => error.location)).toContain(location);
  });
});
