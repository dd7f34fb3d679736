import { describe, expect, test } from 'vitest';
import { subjectAt } from '../../support/comparative.ts';
import { askVenus } from '../../support/venus.ts';

const PARIS = [48.8566, 2.3522] as const;

describe('200 the birth star', () => {
  test('they are those of the range', async () => {
    const star = await askVenus('', { subject: subjectAt('1990-06-15T14:30:00', ...PARIS) });
    const range = await askVenus('/conjunctions', { start_date: '1988-06-01', end_date: '1991-12-31' });
    const moments = (events: { exact_datetime: string }[]) => events.map(({ exact_datetime }) => exact_datetime);
    expect(moments(star.body.star_points)).toEqual(moments(range.body.conjunctions));
  });

  test('a birth on the day of a conjunction whose time is unknown carries a warning', async () => {
    const subject = subjectAt('2004-06-08T10:00:00', ...PARIS, { birth_time_known: false });
    const { body } = await askVenus('', { subject });
    expect(body.warnings.map(({ code }: { code: string }) => code)).toEqual(['BirthTimeDecides']);
    expect(body.star_points[2].exact_datetime.slice(0, 10)).toBe('2004-06-08');
  });

  test.each([
    ['-3000-03-15T14:30:00', [1, 2], 'CalendarNotStated'],
    ['2999-12-01T00:00:00', [-3, -2, -1], 'BirthInTheFuture'],
  ])('at the ends of the files, %s, what is beyond them is left out with a warning', async (iso, orders, slip) => {
    const { status, body } = await askVenus('', { subject: subjectAt(iso, ...PARIS) });
    expect(status).toBe(200);
    expect(body.star_points.map(({ order }: { order: number }) => order)).toEqual(orders);
    expect(body.warnings.map(({ code }: { code: string }) => code)).toEqual([slip, 'EventsOutOfRange']);
  });
});

describe('200 the eight-year star', () => {
  const drawn = async (sent: object) => {
    const { status, body, text } = await askVenus('/eight-year-star', sent);
    expect(status, text).toBe(200);
    return body;
  };

  test('five inferior conjunctions about the date, 584 days apart and 72° around the circle', async () => {
    const { type, vertices, star_points_deg, drift_deg } = await drawn({ date: '2024-03-20' });
    expect(type).toBe('inferior');
    expect(vertices.length).toBe(5);
    vertices.slice(1).forEach((vertex: { julian_day: number }, index: number) => {
      expect(Math.abs(vertex.julian_day - vertices[index].julian_day - 583.9)).toBeLessThan(6);
    });
    const around = [...star_points_deg, star_points_deg[0] + 360];
    star_points_deg.forEach((from: number, index: number) => {
      expect(Math.abs(around[index + 1] - from - 72)).toBeLessThan(6);
    });
    expect(drift_deg).toBeCloseTo(-2.3, 1);
  });

  test('a vertex has moved since the same one eight years before', async () => {
    const { vertices } = await drawn({ date: '2024-03-20' });
    const [first] = vertices;
    const { body } = await askVenus('/conjunctions', { start_date: '2012-06-06', end_date: '2012-06-07' });
    expect(first.previous_datetime).toBe(body.conjunctions[0].exact_datetime);
    expect(first.drift_deg).toBeCloseTo(first.longitude - body.conjunctions[0].longitude, 5);
  });

  test('at the beginning of the files there is not a star before, and at the end it is the last one', async () => {
    const first = await drawn({ date: '-3001-12-20' });
    expect(first.drift_deg).toBeNull();
    expect(first.vertices[0]).toMatchObject({ previous_datetime: null, drift_deg: null });
    const last = await drawn({ date: '2999-12-01' });
    expect(last.vertices.length).toBe(5);
    expect(last.drift_deg).toBeCloseTo(-2.3, 0);
  });
});
