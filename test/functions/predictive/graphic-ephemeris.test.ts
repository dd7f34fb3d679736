import { describe, expect, it } from 'vitest';
import { drawText } from '../../../lib/draw/kit/text.ts';
import { postTo } from '../../support/any-endpoint.ts';
import { findOverlappingBoxes, listBoxes } from '../../support/drawn-boxes.ts';
import * as services from '../../support/services.ts';
import { wellFormed } from '../../support/xml.ts';

const PATH = '/sky/graphic-ephemeris';

const send = (body: object, query: Record<string, string> = {}) => postTo(PATH, body, query);

const ask = async (body: object, path = PATH) => (await postTo(path, body)).body;

const DATES = { start_date: '2026-01-01', end_date: '2027-01-01' };
const subject = {
  name: 'A & <B>',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: { latitude: 48.85341, longitude: 2.3488 },
};

interface Crossing {
  readonly exact_datetime: string;
  readonly body: string;
  readonly aspect: string;
  readonly natal_point: string;
}

describe('200', () => {
  it.each([
    [360, ['conjunction']],
    [90, ['conjunction', 'square', 'opposition']],
    [45, ['conjunction', 'square', 'opposition', 'semi_square', 'sesquiquadrate']],
  ])('in a strip of %d the crossings are the aspects of /predictive/events', async (modulus, aspects) => {
    const bodies = ['sun', 'mars', 'saturn', 'pluto'];
    const answer = await ask({ ...DATES, modulus, bodies });
    expect(answer.aspects).toEqual(aspects);
    const events = await ask(
      { ...DATES, planets: bodies, event_types: ['aspect', 'station', 'ingress'], aspects, limit: 1000 },
      '/predictive/events',
    );
    const pick = (type: string) =>
      events.events
        .filter((one: { type: string }) => one.type === type)
        .map((one: Record<string, string>) => one.exact_datetime);
    const momentsOf = (list: readonly Crossing[]) => list.map((one) => one.exact_datetime).toSorted();
    expect(answer.crossings.length).toBeGreaterThan(1);
    expect(momentsOf(answer.crossings)).toEqual(pick('aspect').toSorted());
    expect(momentsOf(answer.stations)).toEqual(pick('station').toSorted());
    expect(momentsOf(answer.ingresses)).toEqual(pick('ingress').toSorted());
  });

  it('crossings of natal lines are the contacts of /predictive/transits/search', async () => {
    const aspects = ['conjunction', 'square', 'opposition'];
    const answer = await ask({ ...DATES, subject, bodies: ['jupiter', 'saturn'] });
    const { aspects: contacts } = await ask(
      { ...DATES, subject, transiting_planets: ['jupiter', 'saturn'], aspects, orb: 1, limit: 1000 },
      '/predictive/transits/search',
    );
    const exact = contacts.filter(({ orb }: { orb: number }) => orb === 0);
    const keys = exact.map(
      (one: Record<string, string>) => `${one.exact_datetime} ${one.transiting_planet} ${one.natal_planet}`,
    );
    const found = answer.natal_crossings.map((one: Crossing) => `${one.exact_datetime} ${one.body} ${one.natal_point}`);
    expect(found.length).toBeGreaterThan(5);
    expect(found.toSorted()).toEqual(keys.toSorted());
  });

  it('samples are the longitudes of /ephemeris/natal-chart’s engine to a millionth of a degree', async () => {
    const { sampled_at, curves } = await ask({ ...DATES, bodies: ['mercury', 'neptune'] });
    expect(sampled_at).toHaveLength(1001);
    for (const { body, longitudes } of curves) {
      for (const index of [0, 123, 500, 1000]) {
        const moment = (Date.parse(sampled_at[index]) / 86_400_000 + 2440587.5) as Parameters<
          typeof services.ephemeris.longitude
        >[1];
        const frame = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;
        expect(longitudes[index]).toBeCloseTo(services.ephemeris.longitude(body, moment, frame), 5);
      }
    }
  });

  it.each([
    [
      { modulus: 45, subject },
      { size: '320', theme: 'dark' },
    ],
    [{ subject, bodies: ['sun', 'moon'] }, {}],
    [{ start_date: '2020-01-01', end_date: '2030-01-01', modulus: 360 }, { size: '2000' }],
    [
      { start_date: '-2999-01-01', end_date: '-2995-01-01', zodiac_type: 'sidereal' },
      { theme: 'print', captions: 'off' },
    ],
  ])('%j is drawn without texts that touch', async (members, query) => {
    const { status, type, text } = await send({ ...DATES, ...members }, { format: 'svg', ...query });
    expect([status, type]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(wellFormed(text)).toBe(true);
    expect(text).not.toMatch(/NaN|undefined|Infinity|\sid="/);
    const boxes = listBoxes(text, ['symbol', 'scale-number', 'tick', 'tick-above', 'caption']);
    expect(findOverlappingBoxes(boxes).map((pair) => JSON.stringify(pair))).toEqual([]);
    expect(text.length).toBeLessThan(400_000);
  });

  it('a curve has its symbol wherever it comes back at the other edge', async () => {
    const { text } = await send({ ...DATES, modulus: 45, bodies: ['sun', 'mercury', 'pluto'] }, { format: 'svg' });
    const [, lower = '', upper = ''] = text.split('<g class="wraps">');
    const count = (part: string, body: string) => part.split(`class="wrap" data-body="${body}"`).length - 1;
    expect(['sun', 'mercury', 'pluto'].map((body) => count(lower, body))).toEqual([8, 10, 0]);
    expect(['sun', 'mercury', 'pluto'].map((body) => count(upper, body))).toEqual([0, 1, 0]);
  });

  it('the caption names the zodiac as wheels do', async () => {
    for (const [zodiac_type, caption] of [
      ['tropical', 'Tropical, strip of 90°'],
      ['sidereal', 'Sidereal, strip of 90°'],
    ] as const) {
      const { text } = await send({ ...DATES, zodiac_type }, { format: 'svg' });
      const [, strokes = 'none'] = / d="([^"]*)"/.exec(drawText(caption, { x: 0, y: 0, height: 10 })) ?? [];
      expect(text).toContain(` d="${strokes}"`);
    }
  });

  it('without a time of birth there are no lines of Moon and angles, and a warning', async () => {
    const answer = await ask({ ...DATES, bodies: ['saturn'], subject: { ...subject, birth_time_known: false } });
    expect(Object.keys(answer.natal_points)).not.toContain('ascendant');
    expect(answer.warnings.length).toBeGreaterThan(0);
  });
});

describe('400', () => {
  it.each([
    [{ end_date: '2036-06-01' }, 'body.end_date', /within 10 years/],
    [{ bodies: ['moon'], end_date: '2027-06-01' }, 'body.end_date', /within a year of start_date with the Moon/],
    [{ end_date: '2025-01-01' }, 'body.end_date', /after start_date/],
    [{ modulus: 30 }, 'body.modulus', /360, 90/],
    [{ bodies: ['south_node'] }, 'body.bodies[0]', /true_node/],
  ])('%j', async (members, location, message) => {
    const { status, body } = await send({ ...DATES, ...members });
    const [issue] = body.errors;
    expect([status, issue.location]).toEqual([400, location]);
    expect(issue.message).toMatch(message);
  });
});
