import { describe, expect, it } from 'vitest';
import { drawText } from '../../../lib/draw/kit/text.ts';
import { postTo } from '../../support/any-endpoint.ts';
import { findOverlappingBoxes, listBoxes } from '../../support/drawn-boxes.ts';
import { wellFormed } from '../../support/xml.ts';

const draw = (path: string, body: object, query: Record<string, string> = {}) =>
  postTo(path, body, { format: 'svg', ...query });

const ask = async (path: string, body: object) => (await postTo(path, body)).body;

const subject = {
  name: 'A & <B>',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: { latitude: 48.85341, longitude: 2.3488 },
};

const election = {
  location: { latitude: 52.52, longitude: 13.405 },
  start_date: '2026-09-14',
  end_date: '2026-09-24',
  conditions: {
    all: [
      { angle: { point: 'ascendant', signs: ['Taurus', 'Leo', 'Scorpio', 'Aquarius'] } },
      { not: { weekday: { days: ['saturday', 'sunday'] } } },
    ],
  },
  weights: [{ condition: { planetary_hour: { rulers: ['jupiter'] } }, weight: 1 }],
};

const transits = {
  subject,
  transiting_planets: ['jupiter', 'saturn', 'south_node'],
  start_date: '2026-01-01',
  end_date: '2027-07-01',
};

const progressions = {
  subject,
  start_date: '2020-01-01',
  end_date: '2030-01-01',
  orb: 1,
  include: ['aspects', 'sign_ingresses', 'stations', 'lunations', 'declinations'],
};

const CASES = [
  ['/predictive/elections', { ...election, condition_intervals: true }],
  ['/predictive/transits/search', transits],
  ['/predictive/progressions/search', progressions],
  ['/timelords/firdaria', { subject, start_age: 0, end_age: 75 }],
  ['/timelords/profections', { subject, target_datetime: '2026-01-01T00:00:00Z', levels: 3 }],
  ['/timelords/zodiacal-releasing', { subject, start_age: 0, end_age: 80 }],
  ['/vedic/dashas', { subject, levels: 2 }],
] as const;

const TEXTS = ['label', 'tick', 'tick-above', 'name-text', 'caption', 'symbol'];

describe('200', () => {
  it.each(CASES)('%s is drawn at every size without texts that touch', async (path, body) => {
    for (const size of ['320', '800', '2000']) {
      const { status, type, text } = await draw(path, body, { size, theme: 'dark' });
      expect([status, type]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      expect(wellFormed(text)).toBe(true);
      expect(findOverlappingBoxes(listBoxes(text, TEXTS)).map((pair) => JSON.stringify(pair))).toEqual([]);
      expect(text.length).toBeLessThan(250_000);
    }
  });

  it('every contact has its row, and each exact one a mark at its moment', async () => {
    const { aspects } = await ask('/predictive/transits/search', transits);
    const { text } = await draw('/predictive/transits/search', transits);
    const exact = aspects.filter(({ orb }: { orb: number }) => orb === 0);
    const marks = [...text.matchAll(/class="mark exact" data-exact="([^"]+)"/g)].map(([, at]) => at);
    expect(marks.toSorted()).toEqual(exact.map((one: { exact_datetime: string }) => one.exact_datetime).toSorted());
    const rows = new Set(
      aspects.map((one: Record<string, string>) => `${one.transiting_planet} ${one.aspect} natal ${one.natal_planet}`),
    );
    expect(new Set([...text.matchAll(/class="row" data-row="([^"]+)"/g)].map(([, id]) => id))).toEqual(rows);
  });

  it('the caption names the zodiac as wheels do', async () => {
    const { text } = await draw('/predictive/transits/search', transits);
    const [, strokes = 'none'] = / d="([^"]*)"/.exec(drawText('Tropical', { x: 0, y: 0, height: 10 })) ?? [];
    expect(text).toContain(` d="${strokes}"`);
  });

  it('every period has a block, and every loosing of the bond a mark', async () => {
    const body = { subject, start_age: 0, end_age: 80 };
    const { data } = await ask('/timelords/zodiacal-releasing', body);
    const { text } = await draw('/timelords/zodiacal-releasing', body);
    const blocks = new Set(
      [...text.matchAll(/data-level="(\d)" [^>]*data-start="([^"]+)"/g)].map(([, ...of]) => of.join()),
    );
    const periods = data.periods.map(({ level, start }: { level: number; start: string }) => `${level},${start}`);
    expect(blocks).toEqual(new Set(periods));
    const loosed = data.periods.filter((one: Record<string, boolean>) => one.loosing_of_the_bond);
    expect(loosed.length).toBeGreaterThan(1);
    expect([...text.matchAll(/class="mark break"/g)]).toHaveLength(loosed.length);
  });

  it('an election has a row for all conditions, and one for each only where the answer has its intervals', async () => {
    const rowsOf = (text: string) => [...text.matchAll(/data-row="([^"]+)"/g)].map(([, id]) => id);
    const all = await draw('/predictive/elections', election);
    expect(rowsOf(all.text)).toEqual(['all', 'scores']);
    const each = await draw('/predictive/elections', { ...election, condition_intervals: true });
    expect(rowsOf(each.text)).toEqual(['all', 'scores', 'condition-0', 'condition-1', 'condition-2']);
    expect(each.text).toContain('<title>Not: On Saturday or Sunday</title>');
    const { data } = await ask('/predictive/elections', { ...election, condition_intervals: true });
    const spans = [data.intervals, ...data.conditions.map((one: { intervals: unknown }) => one.intervals)].flat();
    const drawn = [...each.text.matchAll(/class="span" data-start="([^"]+)" data-end="([^"]+)"/g)];
    expect(drawn.map(([, start, end]) => [start, end])).toEqual(spans.map(({ start, end }) => [start, end]));
  });

  it('intervals of conditions are those whose intersection is the result', async () => {
    const { data } = await ask('/predictive/elections', { ...election, condition_intervals: true });
    const [angle, weekend] = data.conditions.map(
      (one: { intervals: { start: string; end: string }[] }) => one.intervals,
    );
    for (const { start, end } of data.intervals) {
      expect(angle.some((one: { start: string; end: string }) => one.start <= start && one.end >= end)).toBe(true);
      expect(weekend.some((one: { start: string; end: string }) => one.start < end && one.end > start)).toBe(false);
    }
    const plain = await ask('/predictive/elections', election);
    expect(plain.data.conditions[0]).not.toHaveProperty('intervals');
    expect(plain.data.intervals).toEqual(data.intervals);
  });

  it('a condition that holds too often is left out with a warning', async () => {
    const conditions = { planetary_hour: { rulers: ['jupiter'] } };
    const body = { ...election, weights: undefined, end_date: '2027-09-01', conditions, condition_intervals: true };
    const { data } = await ask('/predictive/elections', body);
    expect(data.warnings.map(({ code }: { code: string }) => code)).toContain('IntervalsOmitted');
    expect(data.conditions[0]).not.toHaveProperty('intervals');
  });

  it('an instant is drawn with the state of each condition around it', async () => {
    const { start_date, end_date, ...rest } = election;
    const { status, text } = await draw('/predictive/elections', {
      ...rest,
      explain: true,
      datetime: '2026-09-16T12:00:00Z',
    });
    expect(status).toBe(200);
    expect(text).toContain('class="moment"');
  });
});

/** Rows of a picture, by their borders: one more line than rows. */
const countRows = (svg: string): number =>
  (/class="borders"[^>]*><path d="([^"]+)"/.exec(svg)?.[1]?.match(/M/g)?.length ?? 0) - 1;
const countElements = (svg: string): number => svg.match(/data-(start|exact)=/g)?.length ?? 0;

describe('more than a picture has room for', () => {
  const crowded = {
    ...{ subject, start_date: '2020-01-01', end_date: '2020-07-01' },
    transiting_planets: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
    limit: 10_000,
  };

  it('leaves out the last rows, and says so in the picture and to screen readers', async () => {
    const { status, text } = await draw('/predictive/transits/search', crowded);
    expect([status, countRows(text)]).toEqual([200, 120]);
    const note =
      /<desc>(Drawn: the first 120 of \d+ rows\. To see all of them send fewer bodies, natal points or aspects[^.]*\.)/.exec(
        text,
      );
    expect(note?.[1]).toBeDefined();
    expect(text).toContain('class="note"');
  });

  it('says so without captions too', async () => {
    const { text } = await postTo('/predictive/transits/search', crowded, { format: 'svg', captions: 'off' });
    expect(text).toContain('class="note"');
  });

  it('leaves out the levels whose bars have no room', async () => {
    const { status, text } = await draw('/timelords/profections', { subject, start_age: 0, end_age: 90 });
    expect(status).toBe(200);
    expect(text).toMatch(/Drawn: the first 1 of 2 rows\. To see all of them send fewer levels/);
    expect(countElements(text)).toBeLessThanOrEqual(1000);
  });

  it('a picture with room for everything has no note', async () => {
    const { text } = await draw('/timelords/profections', { subject, start_age: 0, end_age: 9 });
    expect(text).not.toContain('class="note"');
  });
});
