import { describe, expect, it } from 'vitest';
import { ObjectsExcludedError } from '../../../../lib/astro/chart/errors.ts';
import { selectObjects } from '../../../../lib/astro/chart/select-objects.ts';
import type { ChartSettings } from '../../../../lib/astro/chart/settings.ts';
import { type ChartObjectId, OBJECT_SETS } from '../../../../lib/base/catalog/chart-objects.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { settingsIn, TROPICAL } from '../timing/progressions/births.ts';

const BASE = settingsIn(TROPICAL, { objectSet: 'full', objects: OBJECT_SETS.full });
const MODERN = { moment: jdUt(2448058), hasHouses: true };

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

  const in1450 = { moment: jdUt(2_250_700), hasHouses: true };

  it('are left out with a warning where their files do not cover the date', () => {
    const { objects, warnings } = select(custom('sun', 'eris', 'chiron'), in1450);
    expect(objects).toEqual(['sun', 'chiron']);
    const message = 'Eris has no ephemeris at this date.';
    expect(warnings).toEqual([{ code: 'BodyOutOfRange', message }]);
  });

  it('are refused where none is left', () => {
    expect(refusalOf(custom('eris', 'sedna'), in1450).exclusions.map(({ id }) => id)).toEqual(['eris', 'sedna']);
  });
});
