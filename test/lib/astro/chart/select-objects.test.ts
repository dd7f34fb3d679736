import { describe, expect, it } from 'vitest';
import { ObjectsExcludedError } from '../../../../lib/astro/chart/errors.ts';
import { findRangeExclusion, selectObjects } from '../../../../lib/astro/chart/select-objects.ts';
import type { ChartSettings } from '../../../../lib/astro/chart/settings.ts';
import { CHART_OBJECT_IDS, type ChartObjectId, OBJECT_SETS } from '../../../../lib/base/catalog/chart-objects.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';

const BASE: ChartSettings = {
  zodiac: { type: 'tropical' },
  coordinateSystem: 'geocentric',
  houseSystem: 'P',
  polarFallback: 'porphyry',
  objectSet: 'full',
  objects: OBJECT_SETS.full,
  planetsOnly: false,
  withEquatorial: false,
  withLots: false,
};
const MODERN = { moment: jdUt(2448058), hasHouses: true };
const BEFORE_CHIRON = { ...MODERN, moment: jdUt(1940207.5) };

const select = (changes: Partial<ChartSettings>, circumstances = MODERN) =>
  selectObjects(ephemeris, { ...BASE, ...changes }, circumstances);
const custom = (...objects: ChartObjectId[]): Partial<ChartSettings> => ({ objectSet: 'custom', objects });

function refusalOf(changes: Partial<ChartSettings>, circumstances = MODERN): ObjectsExcludedError {
  try {
    select(changes, circumstances);
  } catch (refusal) {
    if (refusal instanceof ObjectsExcludedError) return refusal;
    throw refusal;
  }
  throw new Error('nothing was refused');
}

describe('the objects of a named set', () => {
  it('are all of them in catalog order where none is excluded', () => {
    const { objects, warnings } = select({});
    expect(objects).toEqual(CHART_OBJECT_IDS.filter((id) => OBJECT_SETS.full.some((each) => each === id)));
    expect(warnings).toEqual([]);
  });

  it('in a heliocentric chart exclude Sun, Moon, nodes and apogees and include the Earth', () => {
    const { objects, warnings } = select({ coordinateSystem: 'heliocentric' });
    expect(objects.slice(0, 4)).toEqual(['mercury', 'venus', 'earth', 'mars']);
    expect(objects).not.toEqual(expect.arrayContaining(['sun']));
    expect(warnings.map(({ message }) => message.split(' has ')[0])).toEqual([
      'Sun',
      'Moon',
      'Mean Node',
      'True Node',
      'South Node',
      'Mean Lilith',
      'True Lilith',
    ]);
  });

  it('before 675 exclude Chiron, with a warning', () => {
    const { objects, warnings } = select({}, BEFORE_CHIRON);
    expect(objects).not.toContain('chiron');
    expect(warnings).toEqual([{ code: 'BodyOutOfRange', message: 'Chiron has no ephemeris at this date.' }]);
  });

  it('in the simple chart are Sun to Pluto, without a warning', () => {
    expect(select({ planetsOnly: true })).toEqual({ objects: OBJECT_SETS.modern_10, warnings: [] });
    const fromTheSun = select({ planetsOnly: true, coordinateSystem: 'heliocentric' });
    expect(fromTheSun.objects).toEqual(OBJECT_SETS.modern_10.slice(2));
  });
});

describe('the objects of a custom list', () => {
  it('are in catalog order, each once', () => {
    expect(select(custom('pluto', 'sun', 'pluto', 'vertex', 'moon')).objects).toEqual([
      'sun',
      'moon',
      'pluto',
      'vertex',
    ]);
  });

  it('are refused together, each at its index in the client’s list', () => {
    const { exclusions } = refusalOf({
      ...custom('vertex', 'moon', 'mars', 'part_of_fortune', 'sun'),
      coordinateSystem: 'heliocentric',
    });
    expect(Object.fromEntries(exclusions.map(({ id, index }) => [id, index]))).toEqual({
      vertex: 0,
      moon: 1,
      part_of_fortune: 3,
      sun: 4,
    });
  });

  it.each([
    ['the Earth seen from the Earth', custom('mars', 'earth'), MODERN, 1],
    ['Chiron before 675', custom('moon', 'chiron'), BEFORE_CHIRON, 1],
    ['the vertex without a time', custom('vertex'), { ...MODERN, hasHouses: false }, 0],
    ['Fortune without a time', custom('sun', 'part_of_fortune'), { ...MODERN, hasHouses: false }, 1],
  ])('are refused: %s', (_, changes, circumstances, expected) => {
    expect(refusalOf(changes, circumstances).exclusions.map(({ index }) => index)).toEqual([expected]);
  });

  it('in the simple chart exclude all but Sun to Pluto, with a warning for each', () => {
    const { objects, warnings } = select({ ...custom('chiron', 'sun', 'vertex'), planetsOnly: true });
    expect(objects).toEqual(['sun']);
    expect(warnings.map(({ message }) => message)).toEqual([
      'Chiron is left out: the simple chart has Sun to Pluto only.',
      'Vertex is left out: the simple chart has Sun to Pluto only.',
    ]);
  });
});

describe('the warning for an object that is left out', () => {
  const warningsOf = (changes: Partial<ChartSettings>, circumstances = MODERN) =>
    select(changes, circumstances).warnings;
  const set = (...objects: ChartObjectId[]): Partial<ChartSettings> => ({ objectSet: 'full', objects });

  it.each([
    [
      'seen from the Sun',
      { ...set('sun'), coordinateSystem: 'heliocentric' as const },
      MODERN,
      'Sun has no heliocentric place.',
    ],
    ['seen from the Earth', set('earth'), MODERN, 'Earth has a place only in heliocentric charts.'],
    ['without a time', set('vertex'), { ...MODERN, hasHouses: false }, 'Vertex needs a known time of birth.'],
    [
      'in the simple chart',
      { ...custom('chiron'), planetsOnly: true },
      MODERN,
      'Chiron is left out: the simple chart has Sun to Pluto only.',
    ],
  ])('%s', (_why, changes, circumstances, message) => {
    expect(warningsOf(changes, circumstances)).toEqual([{ code: 'BodiesOmitted', message }]);
  });

  it('is a sentence of the problem where a custom list is refused', () => {
    const { message } = refusalOf({ ...custom('moon', 'sun'), coordinateSystem: 'heliocentric' });
    expect(message).toBe('Sun has no heliocentric place. Moon has no heliocentric place.');
  });
});

describe('the coverage of a body', () => {
  it.each(['chiron', 'earth'] as const)(
    'includes the first and the last moment of its files, and no more: %s',
    (id) => {
      const { fromJdUt, toJdUt } = ephemeris.coverage(id);
      const at = (moment: number) => findRangeExclusion(id, id, ephemeris, jdUt(moment));
      expect([at(fromJdUt), at(toJdUt)]).toEqual([undefined, undefined]);
      const reason = `${id === 'earth' ? 'Earth' : 'Chiron'} has no ephemeris at this date.`;
      expect([at(fromJdUt - 1), at(toJdUt + 1)]).toEqual(Array(2).fill({ id, code: 'BodyOutOfRange', reason }));
    },
  );
});
