import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawGalleryChart } from '../../../docs/pictures/gallery.ts';
import { anyBirth, subjectOf } from '../../support/births.ts';
import { compare, subjectAt } from '../../support/comparative.ts';
import { sendProgressed } from '../natal/progressed/progressed-request.ts';

const london = subjectAt('1985-07-13T16:45:00Z', 51.5074, -0.1278);
const target_datetime = { iso: '2026-01-01T12:00:00Z' };

interface Timed {
  readonly metadata: { readonly calculation_time: unknown };
}
/** A chart without the time of its calculation. */
const omitTime = <Chart extends Timed>({ metadata: { calculation_time: _, ...metadata }, ...chart }: Chart) => ({
  ...chart,
  metadata,
});

async function expectEqualToTheTwo(
  subject: object,
  moment: object,
  rest: { configuration?: object; options?: object },
) {
  const { progressed_orbs, orbs, ...options } = (rest.options ?? {}) as { progressed_orbs?: object; orbs?: object };
  const { progression_method: _method, ...configuration } = (rest.configuration ?? {}) as Record<string, unknown>;
  const sent = { subject, target_datetime: moment, ...rest };
  const { status, body } = await compare('tri-wheel', sent);
  expect(status).toBe(200);
  const transits = await compare('natal-transits', {
    subject,
    transit_datetime: moment,
    configuration,
    options: { ...options, ...(orbs && { orbs }) },
  });
  const progressed = await sendProgressed({
    subject,
    progressed_datetime: moment,
    ...(rest.configuration && { configuration: rest.configuration }),
    options: { ...options, ...(progressed_orbs && { orbs: progressed_orbs }) },
  });
  const { data } = body;
  expect(omitTime(data.natal_chart)).toEqual(omitTime(transits.body.data.natal_chart));
  expect(omitTime(data.transit_chart)).toEqual(omitTime(transits.body.data.transit_chart));
  expect(data.transit_aspects).toEqual(transits.body.data.aspects);
  expect(data.transit_houses).toEqual(transits.body.data.transit_houses);
  const { handle: _handle, ...born } = progressed.body.data.subject; // stands in natal_chart
  expect(omitTime(data.progressed)).toEqual({ ...omitTime(progressed.body.data), subject: born });
}

describe('200', () => {
  test('every number equals that of the progressed chart and of the transits, at any birth', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyBirth.map(subjectOf),
        fc.constantFrom('secondary', 'tertiary', 'solar_arc'),
        (subject, method) =>
          expectEqualToTheTwo(
            subject,
            { iso: '2026-01-01T12:00:00Z' },
            { configuration: { progression_method: method }, options: { decimal_places: 10 } },
          ),
      ),
      { numRuns: 12 },
    );
  });

  test('orbs are those of the transits, progressed_orbs those of the progressed chart', async () => {
    const options = { orbs: { conjunction: 2, trine: 0.5 }, progressed_orbs: { square: 3 } };
    await expectEqualToTheTwo(london, target_datetime, { options });
  });

  test('a birth without a time has neither houses nor points in them', async () => {
    const unknown = subjectAt('1985-07-13', 51.5, 0, { birth_time_known: false });
    await expectEqualToTheTwo(unknown, target_datetime, {});
    const { body } = await compare('tri-wheel', { subject: unknown, target_datetime });
    expect([body.data.progressed_houses, body.data.transit_houses]).toEqual([{}, {}]);
  });

  test('progressed points stand in natal houses', async () => {
    const { body } = await compare('tri-wheel', { subject: london, target_datetime: london.birth_datetime });
    const { progressed_houses, natal_chart } = body.data;
    for (const [id, { house }] of Object.entries<{ house: number }>(natal_chart.planets))
      expect([id, progressed_houses[id]]).toEqual([id, house]);
    expect([progressed_houses.ascendant, progressed_houses.midheaven]).toEqual([1, 10]);
  });

  test('a moment of life of its own moves the progressed chart only', async () => {
    const one = await compare('tri-wheel', { subject: london, target_datetime });
    const other = await compare('tri-wheel', {
      ...{ subject: london, target_datetime },
      progressed_datetime: { iso: '2001-01-01T00:00:00Z' },
    });
    expect(other.body.data.transit_aspects).toEqual(one.body.data.transit_aspects);
    expect(other.body.data.progressed.metadata.progressed_date).toBe('2001-01-01T00:00:00.000Z');
  });
});

describe('as a picture', () => {
  const draw = (rest: object = {}, query = {}) =>
    drawGalleryChart({
      title: 'Three rings',
      path: '/comparative/tri-wheel',
      body: { subject: { ...london, name: 'Ada' }, target_datetime, ...rest },
      query,
    });

  test('every ring says whose it is', async () => {
    const svg = await draw();
    const rings = svg.split('<g class="points" ').slice(1);
    const names = rings.map((ring) => [/^data-chart="(\w+)"/.exec(ring)?.[1], /<title>(\w+ Sun) /.exec(ring)?.[1]]);
    expect(names).toEqual([
      ['outer', 'Transiting Sun'],
      ['middle', 'Progressed Sun'],
      ['inner', 'Natal Sun'],
    ]);
    expect(svg).toMatch(/<title>Transiting \S+ \S+ \S+, orb/);
    expect(svg).toMatch(/<title>Ada, .*: progressed to 2026-01-01, transits of 2026-01-01T12:00:00.000Z<\/title>/);
    expect(svg.match(/class="house-number"/g)).toHaveLength(12);
  });

  test('an arc is named as such', async () => {
    const svg = await draw({ configuration: { progression_method: 'solar_arc' } });
    expect(svg).toContain('<title>Directed Sun ');
    expect(svg).toContain(': directed to 2026-01-01');
  });

  test('the grids of a sheet stand one below the other, have readable cells and end above the notes', async () => {
    const svg = await draw({}, { layout: 'sheet' });
    const [middle = [], outer = []] = svg
      .split('<g class="aspect-grid"')
      .slice(1)
      .map((grid) =>
        [...grid.matchAll(/M[\d.]+ ([\d.]+)h([\d.]+)v([\d.]+)h-[\d.]+z/g)].map(([, top, width, height]) => ({
          ...{ top: Number(top), width: Number(width), height: Number(height) },
        })),
      );
    const bottomOf = (cells: typeof middle) => Math.max(...cells.map(({ top, height }) => top + 2 * height));
    expect(Math.min(...outer.map(({ top }) => top))).toBeGreaterThan(bottomOf(middle));
    expect(bottomOf(outer)).toBeLessThan(1331);
    const [{ width = 0, height = 0 } = {}, other] = [middle[0], outer[0]];
    expect(Math.min(width, height)).toBeGreaterThan(11);
    expect([other?.width, other?.height]).toEqual([width, height]);
  });
});

describe('400 and 422', () => {
  test('a progressed moment beyond the ephemeris is a fault of the member that states it', async () => {
    const born = subjectAt('2990-07-13T16:45:00Z', 51.5, 0);
    const sent = { subject: born, target_datetime: { iso: '-001000-01-01T12:00:00Z' } };
    const converse = { configuration: { progression_method: 'minor', converse: true } };
    const { status, body } = await compare('tri-wheel', { ...sent, ...converse });
    expect([status, body.errors?.[0].location]).toEqual([400, 'body.target_datetime']);
  });
});
