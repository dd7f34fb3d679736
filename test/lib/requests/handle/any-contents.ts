import fc from 'fast-check';
import {
  COORDINATE_SYSTEMS,
  NODE_SOURCES,
  POLAR_FALLBACKS,
  ZODIAC_TYPES,
} from '../../../../lib/astro/chart/settings.ts';
import { AYANAMSA_IDS } from '../../../../lib/base/catalog/ayanamsas.ts';
import { isMinorPlanet, MINOR_PLANETS } from '../../../../lib/base/catalog/bodies.ts';
import { CHART_OBJECT_IDS, OBJECT_SET_IDS } from '../../../../lib/base/catalog/chart-objects.ts';
import { HOUSE_SYSTEM_CODES } from '../../../../lib/base/catalog/house-systems.ts';
import { jdUt, jdUtFromUnix, unixSeconds } from '../../../../lib/base/units/time.ts';
import type { HandleBirth, HandleContents, HandleSettings } from '../../../../lib/requests/handle/contents.ts';

/** The longest begin of a text, in whole characters, that 32 bytes of UTF-8 hold. */
export function cutName(name: string): string {
  const characters = [...name];
  while (Buffer.byteLength(characters.join('')) > 32) characters.pop();
  return characters.join('');
}

/** Without −0, which JSON and the handle write as 0. */
const anyNumber = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((value) => value + 0);
const anyDegrees = (limit: number) =>
  fc.oneof(
    anyNumber(-limit, limit),
    fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((value) => value / 1e6 + 0),
  );

const anyHandleBirth: fc.Arbitrary<HandleBirth> = fc.record({
  name: fc.string({ unit: 'binary', maxLength: 40 }).map(cutName),
  jdUt: fc.oneof(
    anyNumber(621_000, 2_821_000).map(jdUt),
    fc.integer({ min: -157_000_000_000, max: 32_500_000_000 }).map((seconds) => jdUtFromUnix(unixSeconds(seconds))),
  ),
  timeIsKnown: fc.boolean(),
  utcOffsetSeconds: fc.oneof(
    fc.integer({ min: -64_800, max: 64_800 }),
    fc.integer({ min: -72, max: 72 }).map((quarters) => quarters * 900),
  ),
  timezone: fc.constantFrom(undefined, 'UTC', 'Europe/Paris', 'America/Argentina/ComodRivadavia'),
  latitudeDeg: anyDegrees(90),
  longitudeDeg: anyDegrees(180),
  elevationM: fc.oneof(fc.constant(0), fc.integer({ min: -500, max: 12_000 }), anyNumber(-500, 12_000)),
});

/** With more of them the longest handles would have more than 200 characters. */
const MOST_MINOR_PLANETS = 2;

const anySettings: fc.Arbitrary<HandleSettings> = fc.record(
  {
    house_system: fc.constantFrom(...HOUSE_SYSTEM_CODES),
    zodiac_type: fc.constantFrom(...ZODIAC_TYPES),
    ayanamsa: fc.constantFrom(...AYANAMSA_IDS),
    coordinate_system: fc.constantFrom(...COORDINATE_SYSTEMS),
    object_set: fc.constantFrom(...OBJECT_SET_IDS),
    polar_fallback: fc.constantFrom(...POLAR_FALLBACKS),
    user_ayanamsa: fc.record({ epoch_jd: anyNumber(0, 3_000_000), degrees: anyNumber(-360, 360) }),
    harmonic: fc.integer({ min: 1, max: 360 }),
    node_source: fc.constantFrom(...NODE_SOURCES),
    objects: fc
      .tuple(
        fc.subarray(
          CHART_OBJECT_IDS.filter((id) => !isMinorPlanet(id)),
          { minLength: 1 },
        ),
        fc.subarray([...MINOR_PLANETS], { maxLength: MOST_MINOR_PLANETS }),
      )
      .map((parts) => CHART_OBJECT_IDS.filter((id) => parts.some((ids: readonly string[]) => ids.includes(id)))),
  },
  { requiredKeys: [] },
);

/** Objects are those of a custom set, an ayanamsa is that of the sidereal zodiac, and a node that of the draconic one. */
const anyHandleSettings = anySettings.map(
  ({ object_set, objects, ayanamsa, user_ayanamsa, node_source, ...settings }): HandleSettings => {
    const set = objects
      ? { object_set: 'custom' as const, objects }
      : object_set !== 'custom' && object_set && { object_set };
    const draconic = { node_source, zodiac_type: 'draconic', coordinate_system: 'topocentric' } as const;
    return {
      ...settings,
      ...set,
      ...(ayanamsa && { ayanamsa, zodiac_type: 'sidereal' as const }),
      ...(user_ayanamsa && !ayanamsa && { user_ayanamsa, zodiac_type: 'sidereal' as const }),
      ...(node_source && !ayanamsa && !user_ayanamsa && draconic),
    };
  },
);

/** Any birth of the years −3010 to 3010 with any settings. */
export const anyContents: fc.Arbitrary<HandleContents> = fc.record({
  birth: anyHandleBirth,
  settings: anyHandleSettings,
});
