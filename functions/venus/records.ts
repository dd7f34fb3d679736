import { defineMembers, defineRecord, liftMembers } from '../../lib/answers/record.ts';
import { DISTANCE_DECIMALS, JULIAN_DAY_DECIMALS, roundTo, toZodiacPosition } from '../../lib/answers/rounding.ts';
import { zodiacMembers } from '../../lib/answers/zodiac-members.ts';
import { formatInstant } from '../../lib/astro/clock/civil-time/format.ts';
import { CONJUNCTION_TYPES } from '../../lib/astro/sky/events/conjunctions.ts';
import type { GreatestElongation } from '../../lib/astro/sky/events/elongations.ts';
import { STATION_TYPES, type StationEvent } from '../../lib/astro/sky/events/event.ts';
import { VISIBILITIES, visibilityOf } from '../../lib/astro/sky/venus/visibility.ts';
import type { LongitudeDeg } from '../../lib/base/units/angle.ts';
import type { JdUt } from '../../lib/base/units/time.ts';
import { instantText } from '../../lib/requests/answer.ts';
import { longitude } from '../../lib/requests/chart/points.ts';
import { choice, flag, integer, number } from '../../lib/requests/members.ts';
import type { PlacedConjunction, PlacedEvent, PlacedPhase, PlacedStarPoint, PlacedVertex } from './searches.ts';

export const ANGLE_DECIMALS = 6;
const DECIMALS = { percent: 4, arcsec: 3, magnitude: 3 } as const;
const PERCENT = 100;

const toAngle = (angleDeg: number): number => roundTo(angleDeg, ANGLE_DECIMALS);
const toJulianDay = ({ moment }: { readonly moment: JdUt }): number => roundTo(moment, JULIAN_DAY_DECIMALS);

const momentMembers = defineMembers<{ readonly moment: JdUt }>()({
  exact_datetime: [instantText('When it happens'), ({ moment }) => formatInstant(moment)],
  julian_day: [number('The same as a Julian day in Universal Time', 2453164.863260002), toJulianDay],
});

const placeMembers = liftMembers(zodiacMembers, ({ longitudeDeg }: { readonly longitudeDeg: LongitudeDeg }) => ({
  longitudeDeg,
  decimals: ANGLE_DECIMALS,
}));

const combustMembers = defineMembers<{ readonly combust: boolean; readonly underBeams: boolean }>()({
  combust: [flag('Within 8.5° of the Sun in longitude', true), 'combust'],
  under_beams: [flag('Within 17° of the Sun in longitude', true), 'underBeams'],
});

const conjunctionMembers = defineMembers<PlacedConjunction>()({
  ...momentMembers,
  type: [
    choice(CONJUNCTION_TYPES, '`inferior`: Venus is between Earth and Sun; `superior`: beyond the Sun', 'inferior'),
    'type',
  ],
  ...placeMembers,
  sun_longitude: [longitude, ({ sunLongitudeDeg }) => toZodiacPosition(sunLongitudeDeg, ANGLE_DECIMALS).longitude],
  latitude: [
    number('Latitude of Venus, degrees in [-90, 90]', -0.178),
    ({ position }) => toAngle(position.latitudeDeg),
  ],
  visibility: [
    choice(
      VISIBILITIES,
      'Visibility after the conjunction: `morning_star` after an inferior, `evening_star` after a superior one',
      'morning_star',
    ),
    'visibility',
  ],
  venus_retrograde: [flag('Always at an inferior, never at a superior conjunction', true), 'isRetrograde'],
  elongation: [
    number('True separation from the Sun, degrees; at a conjunction the separation in latitude', 0.178),
    ({ elongationDeg }) => toAngle(elongationDeg),
  ],
  ...combustMembers,
});

export const conjunctionRecord = defineRecord<PlacedConjunction>()(
  'VenusConjunction',
  'Venus and the Sun at one ecliptic longitude',
  conjunctionMembers,
);

export const stationRecord = defineRecord<PlacedEvent<StationEvent>>()(
  'VenusStation',
  'The apparent tropical longitude of Venus turns; stated to the second',
  {
    type: [choice(STATION_TYPES, 'The motion that begins', 'retrograde'), 'motion'],
    ...momentMembers,
    ...placeMembers,
  },
);

export const elongationRecord = defineRecord<PlacedEvent<GreatestElongation>>()(
  'VenusElongation',
  'Venus at her farthest from the Sun; stated to the second',
  {
    type: [
      choice(
        ['greatest_eastern', 'greatest_western'],
        'Side of the Sun: eastern in the evening, western in the morning',
        'greatest_eastern',
      ),
      ({ isEastern }) => (isEastern ? 'greatest_eastern' : 'greatest_western'),
    ],
    ...momentMembers,
    elongation: [
      number('True separation from the Sun, degrees', 46.004384),
      ({ elongationDeg }) => toAngle(elongationDeg),
    ],
    ...placeMembers,
    visibility: [
      choice(VISIBILITIES, 'Time of day at which Venus is visible', 'evening_star'),
      ({ isEastern }) => visibilityOf(isEastern),
    ],
  },
);

export const starPointRecord = defineRecord<PlacedStarPoint>()('VenusStarPoint', 'A conjunction of the birth star', {
  order: [
    integer('Counted from the birth: −1 is the last conjunction at or before it, 1 the first one after it', -1),
    'order',
  ],
  ...liftMembers(conjunctionMembers, ({ conjunction }: PlacedStarPoint) => conjunction),
});

export const drift = (description: string) =>
  number(
    `${description}, degrees, negative if backward in the zodiac; null if that star begins before the ephemeris files`,
    -2.39,
  ).nullable();

export const vertexRecord = defineRecord<PlacedVertex>()('VenusStarVertex', 'A vertex of the eight-year star', {
  ...liftMembers(conjunctionMembers, ({ conjunction }: PlacedVertex) => conjunction),
  previous_datetime: [
    instantText('The same vertex of the previous star; null if it lies before the ephemeris files').nullable(),
    ({ previous }) => (previous ? formatInstant(previous.moment) : null),
  ],
  drift_deg: [
    drift('Change of longitude since the same vertex of the previous star'),
    ({ driftDeg }) => (driftDeg === undefined ? null : toAngle(driftDeg)),
  ],
});

/** Mean drift of all vertices; null where one has none. */
export function averageDrift(vertices: readonly PlacedVertex[]): number | null {
  const drifts = vertices.map(({ driftDeg }) => driftDeg).filter((one) => one !== undefined);
  const sum = drifts.reduce((total, one) => total + one, 0);
  return drifts.length === vertices.length ? toAngle(sum / vertices.length) : null;
}

export const phaseRecord = defineRecord<PlacedPhase>()(
  'VenusPhase',
  'Venus at a moment, with the last conjunction at or before it and the next one after it; a conjunction outside the ephemeris files is absent',
  {
    datetime: [instantText('The moment'), ({ moment }) => formatInstant(moment)],
    julian_day: [number('The same as a Julian day in Universal Time', 2460389.5), toJulianDay],
    ...placeMembers,
    phase_angle: [
      number('Angle Sun–Venus–Earth, degrees in [0, 180]: 0 full, 180 new', 27.9),
      ({ phenomena }) => toAngle(phenomena.phaseAngleDeg),
    ],
    illumination: [
      number('Lit part of the disc, percent', 94.2),
      ({ phenomena }) => roundTo(phenomena.illuminatedFraction * PERCENT, DECIMALS.percent),
    ],
    elongation: [number('True separation from the Sun, degrees', 20.1), ({ elongationDeg }) => toAngle(elongationDeg)],
    is_eastern: [flag('East of the Sun in longitude', false), 'isEastern'],
    visibility: [
      choice(VISIBILITIES, '`evening_star` east of the Sun, `morning_star` west of it', 'morning_star'),
      'visibility',
    ],
    is_retrograde: [flag('True while the tropical longitude decreases', false), 'isRetrograde'],
    ...combustMembers,
    cazimi: [flag('Within 17′ of the Sun in longitude', false), 'cazimi'],
    magnitude: [
      number('Visual magnitude; null within a degree of new, where no formula holds', -3.9).nullable(),
      ({ phenomena: { magnitude } }) => (magnitude === undefined ? null : roundTo(magnitude, DECIMALS.magnitude)),
    ],
    angular_diameter_arcsec: [
      number('Diameter of the disc, seconds of arc', 10.6),
      ({ phenomena }) => roundTo(phenomena.apparentDiameterArcsec, DECIMALS.arcsec),
    ],
    distance_au: [
      number('From the Earth, astronomical units', 1.5736),
      ({ position }) => roundTo(position.distanceAu, DISTANCE_DECIMALS),
    ],
    last_conjunction: [conjunctionRecord.schema.optional(), ({ last }) => last && conjunctionRecord.write(last)],
    next_conjunction: [conjunctionRecord.schema.optional(), ({ next }) => next && conjunctionRecord.write(next)],
  },
);
