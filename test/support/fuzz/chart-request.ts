import fc from 'fast-check';
import { COORDINATE_SYSTEMS } from '../../../lib/astro/chart/settings.ts';
import { ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import { AYANAMSA_IDS } from '../../../lib/base/catalog/ayanamsas.ts';
import { CHART_OBJECT_IDS, OBJECT_SETS } from '../../../lib/base/catalog/chart-objects.ts';
import { HOUSE_SYSTEM_CODES } from '../../../lib/base/catalog/house-systems.ts';
import { VERBOSITIES } from '../../../lib/requests/options.ts';
import { anyDatetime } from './moments.ts';

/** A record of any subset of these members. */
const some = <Shape extends Record<string, fc.Arbitrary<unknown>>>(shape: Shape) =>
  fc.record(shape, { requiredKeys: [], noNullPrototype: true });

/** A record of all these members. */
const all = <Shape extends Record<string, fc.Arbitrary<unknown>>>(shape: Shape) =>
  fc.record(shape, { noNullPrototype: true });

/** Degrees within ±`most`, favoring the bounds and 0; as a number or as `{decimal}`. */
function anyCoordinate(most: number) {
  const degrees = fc.oneof(fc.constantFrom(-most, 0, most), fc.double({ min: -most, max: most, noNaN: true }));
  return fc.oneof(
    degrees,
    degrees.map((decimal) => ({ decimal })),
  );
}

const anyTimezone = fc.constantFrom(
  { iana_name: 'Europe/Paris' },
  { iana_name: 'america/new_york' },
  { name: 'Pacific/Kiritimati' },
  { utc_offset_seconds: -64_800 },
);

const anySubject = all({
  name: fc.string({ unit: 'grapheme', maxLength: 40 }),
  birth_datetime: anyDatetime,
  birth_location: all({
    latitude: anyCoordinate(90),
    longitude: anyCoordinate(180),
    timezone: anyTimezone,
    elevation: fc.integer({ min: -500, max: 12_000 }),
  }),
  birth_time_known: fc.boolean(),
});

const anyZodiac: fc.Arbitrary<object> = fc.oneof(
  fc.constantFrom({}, { zodiac_type: 'tropical' }),
  all({ zodiac_type: fc.constant('sidereal'), ayanamsa: fc.constantFrom(...AYANAMSA_IDS) }),
);

const anyObjects: fc.Arbitrary<object> = fc.oneof(
  all({ object_set: fc.constantFrom(...Object.keys(OBJECT_SETS)) }),
  all({
    object_set: fc.constant('custom'),
    objects: fc.uniqueArray(fc.constantFrom(...CHART_OBJECT_IDS), { minLength: 1 }),
  }),
);

const anyCasting = some({
  house_system: fc.constantFrom(...HOUSE_SYSTEM_CODES),
  coordinate_system: fc.constantFrom(...COORDINATE_SYSTEMS),
  polar_fallback: fc.constantFrom('porphyry', 'whole sign', 'error'),
  include_aspects: fc.boolean(),
});

const anyOptions = some({
  include_aspects: fc.boolean(),
  include_minor_aspects: fc.boolean(),
  include_declination_aspects: fc.boolean(),
  include_hermetic_lots: fc.boolean(),
  include_analysis: fc.boolean(),
  aspect_points: fc.constantFrom('bodies', 'bodies_and_angles'),
  verbosity: fc.constantFrom(...VERBOSITIES),
  decimal_places: fc.integer({ min: 0, max: 10 }),
  orbs: fc.dictionary(fc.constantFrom(...ASPECT_IDS), fc.integer({ min: 0, max: 15 }), { noNullPrototype: true }),
});

/** A query that the natal chart accepts. */
export const anyQuery: fc.Arbitrary<Readonly<Record<string, string>>> = fc.constantFrom(
  {},
  { format: 'json' },
  { preset: 'full', format: 'llm' },
  { preset: 'simple' },
  { preset: 'Simple', format: 'LLM_V2' },
);

/** A natal chart body that fits the schema. Its chart may still be rejected, as for a missing place or a pole. */
export const anyBody = fc
  .tuple(anySubject, anyZodiac, anyObjects, anyCasting, anyOptions)
  .map(([subject, zodiac, objects, casting, options]) => ({
    subject,
    configuration: { ...zodiac, ...objects, ...casting },
    options,
  }));

/** A natal chart request that fits the schema. */
export const anyRequest = fc.record({ query: anyQuery, body: anyBody });
