import { describe, expect, test } from 'vitest';
import {
  CHART_ZODIAC_TYPES,
  COORDINATE_SYSTEMS,
  NODE_SOURCES,
  POLAR_FALLBACKS,
  SECTOR_METHODS,
  ZODIAC_TYPES,
} from '../../../lib/astro/chart/settings.ts';
import { CALENDAR_IDS } from '../../../lib/astro/clock/civil-time/calendar.ts';
import { STEP_UNITS } from '../../../lib/astro/clock/civil-time/date-steps.ts';
import { TIME_BASES } from '../../../lib/astro/clock/civil-time/local-practice.ts';
import { DISAMBIGUATIONS, LOCAL_PRACTICE_CHOICES } from '../../../lib/astro/clock/civil-time/stated-time.ts';
import { ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import { AYANAMSA_IDS } from '../../../lib/base/catalog/ayanamsas.ts';
import { CATALOG_BODY_IDS, NUMBERED_BODY_IDS } from '../../../lib/base/catalog/bodies.ts';
import { CHART_OBJECT_IDS, OBJECT_SET_IDS, OBJECT_SETS } from '../../../lib/base/catalog/chart-objects.ts';
import { KARAKA_COUNTS } from '../../../lib/base/catalog/grahas.ts';
import { HOUSE_SYSTEM_CODES, TWELVE_HOUSE_CODES } from '../../../lib/base/catalog/house-systems.ts';
import { policiesOf, RATE_LIMITED_CLASSES } from '../../../lib/base/catalog/limit-classes.ts';
import { LOT_IDS } from '../../../lib/base/catalog/lots.ts';
import { POSITION_KINDS } from '../../../lib/base/catalog/position-kinds.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { SIZE_IDS } from '../../../lib/base/catalog/sizes.ts';
import { TABLE_BODY_IDS, TABLE_COLUMN_IDS } from '../../../lib/base/catalog/table-columns.ts';
import { TRANSIT_BODY_IDS } from '../../../lib/base/catalog/transit-bodies.ts';
import { DISPUTED_METHODS } from '../../../lib/base/catalog/varga-methods.ts';
import { VARGAS } from '../../../lib/base/catalog/vargas.ts';
import { WORK_PLANS } from '../../../lib/base/catalog/work-budgets.ts';
import { ERROR_CODES } from '../../../lib/base/errors/catalog.ts';
import { WARNINGS } from '../../../lib/base/warning.ts';
import { PRESETS } from '../../../lib/requests/chart/natal-request.ts';
import { FORMATS } from '../../../lib/requests/format.ts';
import { VERBOSITIES } from '../../../lib/requests/options.ts';
import { ask } from './catalog.ts';

const { body } = await ask('/ephemeris/supported-metadata');

interface Entry {
  readonly id?: string;
  readonly code?: string;
  readonly name?: string;
}
const idsOf = (list: string): unknown[] => body[list].map(({ id, code, name }: Entry) => id ?? code ?? name);

describe('200 /ephemeris/supported-metadata', () => {
  test.each([
    ['house_systems', HOUSE_SYSTEM_CODES],
    ['twelve_house_systems', TWELVE_HOUSE_CODES],
    ['ayanamsas', AYANAMSA_IDS],
    ['object_sets', OBJECT_SET_IDS],
    ['bodies', CHART_OBJECT_IDS],
    ['transit_bodies', TRANSIT_BODY_IDS],
    ['event_bodies', NUMBERED_BODY_IDS],
    ['return_bodies', CATALOG_BODY_IDS],
    ['table_bodies', TABLE_BODY_IDS],
    ['table_columns', TABLE_COLUMN_IDS],
    ['table_calendars', CALENDAR_IDS],
    ['step_units', STEP_UNITS],
    ['aspects', ASPECT_IDS],
    ['signs', SIGNS],
    ['lots', LOT_IDS],
    ['zodiac_types', CHART_ZODIAC_TYPES],
    ['search_zodiac_types', ZODIAC_TYPES],
    ['sector_methods', SECTOR_METHODS],
    ['node_sources', NODE_SOURCES],
    ['position_kinds', POSITION_KINDS],
    ['vargas', VARGAS.map(String)],
    ['karaka_counts', KARAKA_COUNTS.map(String)],
    ['varga_methods_d9', Object.keys(DISPUTED_METHODS[9])],
    ['coordinate_systems', COORDINATE_SYSTEMS],
    ['polar_fallbacks', POLAR_FALLBACKS],
    ['disambiguations', DISAMBIGUATIONS],
    ['time_bases', TIME_BASES],
    ['local_practices', LOCAL_PRACTICE_CHOICES],
    ['presets', PRESETS],
    ['formats', FORMATS],
    ['verbosities', VERBOSITIES],
    ['warnings', Object.keys(WARNINGS)],
    ['error_codes', ERROR_CODES],
    [
      'limits',
      [
        ...SIZE_IDS,
        ...RATE_LIMITED_CLASSES.flatMap(policiesOf).map(({ name }) => name),
        ...WORK_PLANS.flatMap((plan) => [`${plan}-work-minute`, `${plan}-work-hour`, `${plan}-long-calculations`]),
      ],
    ],
  ])('%s lists exactly what the code accepts', (list, ids) => {
    expect(idsOf(list)).toEqual(ids);
  });

  test('object sets list their members', () => {
    for (const { id, members } of body.object_sets) {
      expect(members).toEqual(id === 'custom' ? CHART_OBJECT_IDS : OBJECT_SETS[id as keyof typeof OBJECT_SETS]);
    }
  });

  test('signs have the element, modality and rulers given in textbooks', () => {
    expect(body.signs[0]).toEqual({
      name: 'Aries',
      element: 'fire',
      modality: 'cardinal',
      rulers: { traditional: 'mars', modern: 'mars' },
    });
    expect(body.signs[10]).toEqual({
      name: 'Aquarius',
      element: 'air',
      modality: 'fixed',
      rulers: { traditional: 'saturn', modern: 'uranus' },
    });
  });

  test('default orbs equal those of the interface specification', () => {
    const orbs = body.aspects.map(({ id, default_orb, luminary_orb }: Record<string, unknown>) => [
      id,
      default_orb,
      luminary_orb,
    ]);
    expect(orbs.slice(0, 6)).toEqual([
      ['conjunction', 8, 10],
      ['sextile', 5, 7],
      ['square', 7, 9],
      ['trine', 7, 9],
      ['opposition', 8, 10],
      ['semi_sextile', 2, 2],
    ]);
  });
});
