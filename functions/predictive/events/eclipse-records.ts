import { defineMembers, defineRecord, liftMembers, liftOptional, nestMembers } from '../../../lib/answers/record.ts';
import { COORDINATE_DECIMALS, roundTo, toZodiacPosition } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import {
  type Eclipse,
  type EclipsePhase,
  LUNAR_ECLIPSE_TYPES,
  LUNAR_NODES,
  type LunarEclipse,
  SOLAR_ECLIPSE_TYPES,
  type SolarEclipse,
  type SubPoint,
} from '../../../lib/astro/sky/events/eclipses.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { choice, integer, number, signName, text } from '../../../lib/requests/members.ts';
import { eventType } from '../names.ts';
import { DEGREE_DECIMALS, type LocatedEvent } from './event-longitudes.ts';

type EventType = LocatedEvent['type'];

export type LocatedEventOf<Type extends EventType> = Extract<LocatedEvent, { type: Type }>;

/** A longitude and its sign, rounded so that they agree. */
export const toPlace = (longitudeDeg: LongitudeDeg) => toZodiacPosition(longitudeDeg, DEGREE_DECIMALS);

/** Members of every event; those of its own type are under `details`. */
export const eventMembers = <const Type extends EventType>(type: Type, when: string) => ({
  type: [eventType(type), () => type] as const,
  ...defineMembers<LocatedEvent>()({ exact_datetime: [instantText(when), ({ moment }) => formatInstant(moment)] }),
});

/** Members that say where a body stands as seen from the Earth. */
export const placeMembers = (whose: string) =>
  defineMembers<{ readonly longitudeDeg: LongitudeDeg }>()({
    sign: [signName(`Sign that ${whose} is in`), ({ longitudeDeg }) => toPlace(longitudeDeg).sign],
    longitude: [
      number(`Longitude of ${whose} as seen from the Earth, degrees in [0, 360)`, 53.25),
      ({ longitudeDeg }) => toPlace(longitudeDeg).longitude,
    ],
  });

/** Decimals of magnitudes and gamma, as NASA prints them. */
const MAGNITUDE_DECIMALS = 4;
const ALTITUDE_DECIMALS = 1;
const SECONDS_DECIMALS = 1;
const KILOMETER_DECIMALS = 1;

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
  node: [
    choice(LUNAR_NODES, 'Lunar node near which it happens: `north` the ascending, `south` the descending', 'north'),
    'node',
  ],
});

const solarDetails = nestMembers<SolarEclipse>()('The eclipse', {
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
  ...commonMembers,
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
    ({ central }) => (central?.widthKm === undefined ? undefined : roundTo(central.widthKm, KILOMETER_DECIMALS)),
  ],
});

export const solarEclipseRecord = defineRecord<LocatedEventOf<'eclipse_solar'>>()(
  'SolarEclipseEvent',
  'An eclipse of the Sun',
  {
    ...eventMembers('eclipse_solar', 'Greatest eclipse: the shadow’s axis passes closest to the center of the Earth'),
    planet: [text('Always `sun`', 'sun'), () => 'sun'],
    planet2: [text('Always `moon`', 'moon'), () => 'moon'],
    ...placeMembers('the Sun'),
    ...liftMembers({ details: solarDetails }, ({ eclipse }: LocatedEventOf<'eclipse_solar'>) => eclipse),
  },
);

const lunarDetails = nestMembers<LunarEclipse>()('The eclipse', {
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
});

export const lunarEclipseRecord = defineRecord<LocatedEventOf<'eclipse_lunar'>>()(
  'LunarEclipseEvent',
  'An eclipse of the Moon',
  {
    ...eventMembers('eclipse_lunar', 'Greatest eclipse: the Moon passes closest to the shadow’s axis'),
    planet: [text('Always `moon`', 'moon'), () => 'moon'],
    planet2: [text('Always `sun`', 'sun'), () => 'sun'],
    ...placeMembers('the Moon'),
    ...liftMembers({ details: lunarDetails }, ({ eclipse }: LocatedEventOf<'eclipse_lunar'>) => eclipse),
  },
);
