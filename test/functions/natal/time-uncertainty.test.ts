import { describe, expect, test } from 'vitest';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { send } from '../../support/natal.ts';
import { answer, birth, chart, chartAt, NEW_YORK, PARIS } from './birth.ts';

interface Difference {
  readonly object: string;
  readonly what: string;
  readonly values: readonly (string | number)[];
  readonly changes_at: readonly string[];
}

const HALF_AN_HOUR = { time_uncertainty_minutes: 30 };

describe('200 time_uncertainty_minutes', () => {
  test('states the range of the angles, which contains those of the chart', async () => {
    const { angles, time_uncertainty: uncertainty } = await chart({ options: HALF_AN_HOUR });
    expect(uncertainty).toMatchObject({
      minutes: 30,
      earliest: '1990-06-15T12:00:00.000Z',
      latest: '1990-06-15T13:00:00.000Z',
      angles: { ascendant: { whole_circle: false, course: 'forward', jumps_at: [], signs: ['Virgo', 'Libra'] } },
    });
    for (const angle of ['ascendant', 'midheaven']) {
      const { from, to, span_deg } = uncertainty.angles[angle];
      expect(arcDeg(from, angles[angle])).toBeGreaterThan(0);
      expect(arcDeg(angles[angle], to)).toBeGreaterThan(0);
      expect(arcDeg(from, to)).toBeCloseTo(span_deg, 5);
    }
  });

  test('lists each change with the values before and after it, that of the chart among them', async () => {
    const { time_uncertainty, planets } = await chart({ options: { time_uncertainty_minutes: 120 } });
    expect(time_uncertainty.may_differ.length).toBeGreaterThan(5);
    for (const { object, what, values, changes_at } of time_uncertainty.may_differ as readonly Difference[]) {
      expect(values).toHaveLength(changes_at.length + 1);
      expect(changes_at).toEqual(changes_at.toSorted());
      if (planets[object]) expect(values, `${what} of ${object}`).toContain(planets[object][what]);
    }
  });

  test('of a relocated chart is that of the new place', async () => {
    const relocated = { subject: birth(), relocation_location: NEW_YORK, options: HALF_AN_HOUR };
    const { body } = await send({ path: '/ephemeris/relocation', body: relocated });
    const there = birth({ birth_datetime: { iso: '1990-06-15T12:30:00Z' }, birth_location: NEW_YORK });
    const cast = await chart({ subject: there, options: HALF_AN_HOUR });
    expect(body.data.time_uncertainty).toEqual(cast.time_uncertainty);
  });

  test('leaves out a body whose ephemeris ends within the range, with a warning', async () => {
    const configuration = { object_set: 'modern_plus_chiron' };
    const options = { time_uncertainty_minutes: 720 };
    const data = await chartAt({ julian_day: 1967602.6 }, PARIS, { configuration, options });
    expect(data.warnings.map(({ code, message }: { code: string; message: string }) => [code, message])).toContainEqual(
      ['BodyOutOfRange', 'time_uncertainty leaves out Chiron: the ephemeris does not cover the whole range.'],
    );
  });
});

describe('400', () => {
  test('DatetimeOutOfRange where the range leaves the ephemeris', async () => {
    const subject = birth({ birth_datetime: { julian_day: ephemeris.coverage().toJdUt - 0.1 } });
    const known = await answer({ subject });
    const { status, body } = await answer({ subject, options: { time_uncertainty_minutes: 720 } });
    expect(known.status).toBe(200);
    expect([status, body.error]).toEqual([400, 'DatetimeOutOfRange']);
    expect(body.errors[0].location).toBe('body.options.time_uncertainty_minutes');
  });
});
