import { describe, expect, it } from 'vitest';
import { ObjectsExcludedError } from '../../../../lib/astro/chart/errors.ts';
import { findRangeExclusion, selectObjects } from '../../../../lib/astro/chart/select-objects.ts';
import type { ChartSettings } from '../../../../lib/astro/chart/settings.ts';
import { type ChartObjectId, OBJECT_SETS } from '../../../../lib/base/catalog/chart-objects.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { settingsIn, TROPICAL } from '../timing/progressions/births.ts';

const BASE = settingsIn(TROPICAL, { objectSet: 'full', objects: OBJECT_SETS.full });
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

  it('in the simple chart are Sun to Pluto, without a warning', () => {
    expect(select({ planetsOnly: true })).toEqual({ objects: OBJECT_SETS.modern_10, warnings: [] });
    const fromTheSun = select({ planetsOnly: true, coordinateSystem: 'heliocentric' });
    expect(fromTheSun.objects).toEqual(OBJECT_SETS.modern_10.slice(2));
  });
});

describe('the objects of a custom list', () => {
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
});

it.each(['chiron', 'earth'] as const)(
  'the coverage of a body includes the first and the last moment of its files, and no more: %s',
  (id) => {
    const { fromJdUt, toJdUt } = ephemeris.coverage(id);
    const at = (moment: number) => findRangeExclusion(id, id, ephemeris, jdUt(moment));
    expect([at(fromJdUt), at(toJdUt)]).toEqual([undefined, undefined]);
    const reason = `${id === 'earth' ? 'Earth' : 'Chiron'} has no ephemeris at this date.`;
    expect([at(fromJdUt - 1), at(toJdUt + 1)]).toEqual(Array(2).fill({ id, code: 'BodyOutOfRange', reason }));
  },
);
