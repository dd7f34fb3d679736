import * as z from 'zod';
import { formatInstant } from '../astro/clock/civil-time/format.ts';
import {
  type LocalCircumstances,
  type LocalContact,
  type LocalSolarCircumstances,
  LUNAR_CONTACTS,
  SOLAR_CONTACTS,
} from '../astro/sky/events/eclipses/local.ts';
import { LOCAL_SOLAR_TYPES } from '../astro/sky/events/eclipses/local-solar.ts';
import {
  type Eclipse,
  type EclipsePhase,
  LUNAR_ECLIPSE_TYPES,
  LUNAR_NODES,
  type LunarEclipse,
  SOLAR_ECLIPSE_TYPES,
  type SolarEclipse,
  type SubPoint,
} from '../astro/sky/events/eclipses.ts';
import type { EclipseLunarEvent, EclipseSolarEvent } from '../astro/sky/events/event.ts';
import { type LongitudeDeg, TURN_DEG } from '../base/units/angle.ts';
import type { JdUt } from '../base/units/time.ts';
import type { AtPlace } from '../charts/eclipses-at-place.ts';
import { instantText } from '../requests/answer.ts';
import { choice, flag, integer, number, text } from '../requests/members.ts';
import { skyMomentShape } from '../requests/sky-moment.ts';
import { eventMembers, placeMembers } from './event-members.ts';
import { defineInnerRecord, defineMembers, defineRecord, liftMembers, liftOptional, nestMembers } from './record.ts';
import { COORDINATE_DECIMALS, roundTo, roundWithinCycle } from './rounding.ts';
import { toLocalText } from './sky-moment.ts';

/** A solar eclipse with its longitude in the zodiac of the search, and with its circumstances at a place if one was named. */
export interface PlacedSolarEclipse extends EclipseSolarEvent {
  readonly longitudeDeg: LongitudeDeg;
  readonly local?: AtPlace<LocalSolarCircumstances> | undefined;
}

/** A lunar eclipse. @see PlacedSolarEclipse */
export interface PlacedLunarEclipse extends EclipseLunarEvent {
  readonly longitudeDeg: LongitudeDeg;
  readonly local?: AtPlace<LocalCircumstances> | undefined;
}

/** Decimals of magnitudes and gamma, as NASA prints them. */
const MAGNITUDE_DECIMALS = 4;
const ALTITUDE_DECIMALS = 1;
const SECONDS_DECIMALS = 1;
const KILOMETER_DECIMALS = 1;
const ANGLE_DECIMALS = 6;

const phase = (description: string) =>
  nestMembers<EclipsePhase>()(description, {
    begins_at: [instantText('Its first moment'), ({ fromJdUt }) => formatInstant(fromJdUt)],
    ends_at: [instantText('Its last moment'), ({ toJdUt }) => formatInstant(toJdUt)],
  });

const pointMembers = defineMembers<SubPoint>()({
  latitude: [
    number('Geodetic, degrees, north positive', 25.3),
    ({ latitudeDeg }) => roundTo(latitudeDeg, COORDINATE_DECIMALS),
  ],
  longitude: [
    number('Degrees in [-180, 180], east positive', -104.1),
    ({ longitudeDeg }) => roundTo(longitudeDeg, COORDINATE_DECIMALS),
  ],
});

const commonMembers = defineMembers<Eclipse>()({
  gamma: [
    number(
      'Least distance of the shadow’s axis from the center of the Earth, or of the Moon, equatorial radii of the Earth; positive in the north',
      0.3431,
    ),
    ({ gamma }) => roundTo(gamma, MAGNITUDE_DECIMALS),
  ],
  saros_series: [integer('Number of the Saros series, as NASA counts them', 139), 'saros'],
  saros: [integer('The same number', 139), 'saros'],
  member: [
    z.int().nullable().meta({
      description: 'Number of the eclipse within its series, from 1; null in series that NASA does not list',
      example: 30,
    }),
    ({ sarosMember }) => sarosMember ?? null,
  ],
  delta_t_seconds: [
    number('TT − UT then: other values move what a place sees', 69.2),
    ({ deltaTSeconds }) => roundTo(deltaTSeconds, SECONDS_DECIMALS),
  ],
  greatest_utc: [instantText('Greatest eclipse, as `exact_datetime`'), ({ moment }) => formatInstant(moment)],
  node: [
    choice(LUNAR_NODES, 'Lunar node near which it happens: `north` the ascending, `south` the descending', 'north'),
    'node',
  ],
});

const contactMembers = <const Names extends readonly [string, ...string[]]>(names: Names, meaning: string) =>
  z
    .array(contactRecord(names).schema)
    .optional()
    .meta({ description: `With a place: ${meaning}, in order of time; what does not happen is left out` });

const contactRecord = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  defineInnerRecord<LocalContact & Pick<AtPlace<unknown>, 'clock'>>()({
    name: [choice(names, 'The contact', 'greatest'), ({ name }) => name as Names[number]],
    datetime_utc: [skyMomentShape.datetime_utc, ({ moment }) => formatInstant(moment)],
    datetime: [skyMomentShape.datetime, ({ moment, clock }) => toLocalText(moment, clock)],
    altitude: [
      number('True topocentric altitude of the center, degrees: without refraction', 47.2),
      ({ altitudeDeg }) => roundTo(altitudeDeg, ANGLE_DECIMALS),
    ],
    azimuth: [
      number('From the north through the east, degrees in [0, 360)', 182.4),
      ({ azimuthDeg }) => roundWithinCycle(TURN_DEG, azimuthDeg, ANGLE_DECIMALS),
    ],
    above_horizon: [flag('Whether the upper limb is above the refracted horizon', true), 'isAboveHorizon'],
  });

const solarContacts = contactRecord(SOLAR_CONTACTS);
const lunarContacts = contactRecord(LUNAR_CONTACTS);

const optionalMoment = (description: string) => instantText(description).optional();
const toOptionalInstant = (moment: JdUt | undefined) => moment && formatInstant(moment);

/** Members of a solar eclipse at a place; absent without one. */
const localSolarMembers = defineMembers<AtPlace<LocalSolarCircumstances> | undefined>()({
  local_type: [
    choice(
      LOCAL_SOLAR_TYPES,
      'With a place: what is seen there; `none` where it misses the place or the Sun is down throughout, `partial` also where totality or annularity is below the horizon',
      'total',
    ).optional(),
    (local) => local?.circumstances.type,
  ],
  local_magnitude: [
    number('As `magnitude`, at the greatest eclipse of the place', 1.0558).optional(),
    (local) => toOptional(local?.circumstances.cover?.magnitude, MAGNITUDE_DECIMALS),
  ],
  local_obscuration: [
    number('Covered share of the Sun’s area at the greatest eclipse of the place, in [0, 1]', 1).optional(),
    (local) => toOptional(local?.circumstances.cover?.obscuration, MAGNITUDE_DECIMALS),
  ],
  local_duration_seconds: [
    number('From C2 to C3, also below the horizon; absent without them', 231.5).optional(),
    (local) => toOptional(local?.circumstances.centralSeconds, SECONDS_DECIMALS),
  ],
  visible: [
    flag('With a place: whether any moment of the eclipse is above its horizon', true).optional(),
    (local) => local?.circumstances.isVisible,
  ],
  sunrise: [
    optionalMoment('Sunrise at the place within the eclipse; absent without one'),
    (local) => toOptionalInstant(local?.circumstances.rise),
  ],
  sunset: [
    optionalMoment('Sunset at the place within the eclipse; absent without one'),
    (local) => toOptionalInstant(local?.circumstances.set),
  ],
  contacts: [
    contactMembers(
      SOLAR_CONTACTS,
      'first touch of the discs, begin of totality or annularity, greatest eclipse, their ends',
    ),
    (local) => local?.circumstances.contacts.map((contact) => solarContacts.write({ ...contact, clock: local.clock })),
  ],
});

/** Members of a lunar eclipse at a place; absent without one. */
const localLunarMembers = defineMembers<AtPlace<LocalCircumstances> | undefined>()({
  local_type: [
    choice(LUNAR_ECLIPSE_TYPES, 'With a place: as `eclipse_type`, which is the same everywhere', 'total').optional(),
    (local) => local?.circumstances.type as LunarEclipse['type'] | undefined,
  ],
  visible: [
    flag('With a place: whether any moment of the eclipse is above its horizon', true).optional(),
    (local) => local?.circumstances.isVisible,
  ],
  moonrise: [
    optionalMoment('Moonrise at the place within the eclipse; absent without one'),
    (local) => toOptionalInstant(local?.circumstances.rise),
  ],
  moonset: [
    optionalMoment('Moonset at the place within the eclipse; absent without one'),
    (local) => toOptionalInstant(local?.circumstances.set),
  ],
  contacts: [
    contactMembers(LUNAR_CONTACTS, 'contacts with the penumbra (P) and the umbra (U), and the greatest eclipse'),
    (local) => local?.circumstances.contacts.map((contact) => lunarContacts.write({ ...contact, clock: local.clock })),
  ],
});

const toOptional = (value: number | undefined, decimals: number): number | undefined =>
  value === undefined ? undefined : roundTo(value, decimals);

const solarDetails = nestMembers<SolarEclipse & Pick<PlacedSolarEclipse, 'local'>>()('The eclipse', {
  eclipse_type: [
    choice(
      SOLAR_ECLIPSE_TYPES,
      'Kind of the eclipse at its greatest; `hybrid`: annular on one part of its path, total on another',
      'total',
    ),
    'type',
  ],
  magnitude: [
    number(
      'Ratio of the diameters of Moon and Sun; for a partial eclipse the covered share of the Sun’s diameter',
      1.0566,
    ),
    ({ magnitude }) => roundTo(magnitude, MAGNITUDE_DECIMALS),
  ],
  obscuration: [
    number('Covered share of the Sun’s area where the eclipse is greatest, in [0, 1]', 1),
    ({ obscuration }) => roundTo(obscuration, MAGNITUDE_DECIMALS),
  ],
  central: [
    flag(
      'Whether the axis of the shadow strikes the Earth; false for partial eclipses and for some that graze it',
      true,
    ),
    ({ central }) => central !== undefined,
  ],
  ...commonMembers,
  global_begin: [
    instantText('First moment at which it is seen anywhere on the Earth'),
    ({ penumbra }) => formatInstant(penumbra.fromJdUt),
  ],
  central_begin: [
    optionalMoment('First moment of the central line; absent without one'),
    ({ central }) => toOptionalInstant(central?.centralLine.fromJdUt),
  ],
  central_end: [
    optionalMoment('Last moment of the central line; absent without one'),
    ({ central }) => toOptionalInstant(central?.centralLine.toJdUt),
  ],
  global_end: [
    instantText('Last moment at which it is seen anywhere on the Earth'),
    ({ penumbra }) => formatInstant(penumbra.toJdUt),
  ],
  ...liftMembers(
    {
      greatest: nestMembers<SolarEclipse['greatest']>()('Where on the Earth it is greatest', {
        ...pointMembers,
        sun_altitude: [
          number('Altitude of the Sun there, degrees; 0 where the axis misses the Earth', 69.8),
          ({ sunAltitudeDeg }) => roundTo(sunAltitudeDeg, ALTITUDE_DECIMALS),
        ],
      }),
    },
    ({ greatest }: SolarEclipse) => greatest,
  ),
  ...liftMembers(
    { penumbra: phase('When it is visible anywhere on the Earth, at least as partial') },
    ({ penumbra }: SolarEclipse) => penumbra,
  ),
  umbra: liftOptional(
    phase('When it is visible as total or annular anywhere; absent for a partial eclipse'),
    ({ umbra }) => umbra,
  ),
  central_line: liftOptional(
    phase('When the axis of the shadow is on the Earth; absent if it misses the Earth'),
    ({ central }) => central?.centralLine,
  ),
  central_duration_seconds: [
    number('Totality or annularity where it is greatest; absent where the axis misses the Earth', 268.1).optional(),
    ({ central }) => central && roundTo(central.durationSeconds, SECONDS_DECIMALS),
  ],
  path_width_km: [
    number(
      'Width of the path there, kilometers; absent if the axis of the shadow misses the Earth or a part of the shadow falls beyond the Earth’s edge',
      197.5,
    ).optional(),
    ({ central }) => toOptional(central?.widthKm, KILOMETER_DECIMALS),
  ],
  ...liftMembers(localSolarMembers, ({ local }: Pick<PlacedSolarEclipse, 'local'>) => local),
});

export const solarEclipseRecord = defineRecord<PlacedSolarEclipse>()('SolarEclipseEvent', 'An eclipse of the Sun', {
  ...eventMembers('eclipse_solar', 'Greatest eclipse: the shadow’s axis passes closest to the center of the Earth'),
  planet: [text('Always `sun`', 'sun'), () => 'sun'],
  planet2: [text('Always `moon`', 'moon'), () => 'moon'],
  ...placeMembers('the Sun'),
  ...liftMembers({ details: solarDetails }, ({ eclipse, local }: PlacedSolarEclipse) => ({ ...eclipse, local })),
});

const lunarDetails = nestMembers<LunarEclipse & Pick<PlacedLunarEclipse, 'local'>>()('The eclipse', {
  eclipse_type: [choice(LUNAR_ECLIPSE_TYPES, 'How far the Moon is eclipsed', 'total'), 'type'],
  umbral_magnitude: [
    number('Share of the Moon’s diameter in the umbra; negative if the Moon does not reach it', 1.178),
    ({ umbralMagnitude }) => roundTo(umbralMagnitude, MAGNITUDE_DECIMALS),
  ],
  penumbral_magnitude: [
    number('Share of the Moon’s diameter in the penumbra', 2.2595),
    ({ penumbralMagnitude }) => roundTo(penumbralMagnitude, MAGNITUDE_DECIMALS),
  ],
  ...commonMembers,
  ...liftMembers(
    { moon_in_zenith: nestMembers<SubPoint>()('Where on the Earth the Moon then stands overhead', pointMembers) },
    ({ moonInZenith }: LunarEclipse) => moonInZenith,
  ),
  ...liftMembers(
    { penumbral: phase('When at least a part of the Moon is in the penumbra') },
    ({ penumbral }: LunarEclipse) => penumbral,
  ),
  partial: liftOptional(
    phase('When at least a part of the Moon is in the umbra; absent for a penumbral eclipse'),
    ({ partial }) => partial,
  ),
  total: liftOptional(
    phase('When the whole Moon is in the umbra; absent unless the eclipse is total'),
    ({ total }) => total,
  ),
  global_begin: [instantText('First moment in the penumbra'), ({ penumbral }) => formatInstant(penumbral.fromJdUt)],
  global_end: [instantText('Last moment in the penumbra'), ({ penumbral }) => formatInstant(penumbral.toJdUt)],
  ...liftMembers(localLunarMembers, ({ local }: Pick<PlacedLunarEclipse, 'local'>) => local),
});

export const lunarEclipseRecord = defineRecord<PlacedLunarEclipse>()('LunarEclipseEvent', 'An eclipse of the Moon', {
  ...eventMembers('eclipse_lunar', 'Greatest eclipse: the Moon passes closest to the shadow’s axis'),
  planet: [text('Always `moon`', 'moon'), () => 'moon'],
  planet2: [text('Always `sun`', 'sun'), () => 'sun'],
  ...placeMembers('the Moon'),
  ...liftMembers({ details: lunarDetails }, ({ eclipse, local }: PlacedLunarEclipse) => ({ ...eclipse, local })),
});
