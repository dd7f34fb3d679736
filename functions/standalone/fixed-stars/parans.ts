import * as z from 'zod';
import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { ACG_BODY_IDS, DEFAULT_ACG_BODY_IDS, placeAcgBodies } from '../../../lib/astro/chart/acg/bodies.ts';
import { findParans } from '../../../lib/astro/chart/acg/parans.ts';
import { formatUtc } from '../../../lib/astro/clock/civil-time/format.ts';
import type { LocalMoment } from '../../../lib/astro/clock/civil-time/moment.ts';
import type { StarEntry, StarPosition } from '../../../lib/astro/port.ts';
import { toEquatorial } from '../../../lib/astro/sky/zodiac/equatorial.ts';
import { TROPICAL_GEOCENTRIC } from '../../../lib/astro/sky/zodiac/frames.ts';
import { jdUtFromUnix, SECONDS_PER_DAY, type UnixSeconds, unixFromJdUt } from '../../../lib/base/units/time.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import { createPlaceChoiceWarnings, toRequestedPlace } from '../../../lib/charts/requested-place.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { Location } from '../../../lib/requests/location.ts';
import { problemCode } from '../../../lib/requests/problem-code.ts';
import { type ParanStar, paranRecord } from './records.ts';

/** Four minutes are a degree of the turn of the sky; in twenty, most stars pass with some body. */
const ORB_MINUTES = { default: 4, maximum: 20 };
const MOST_BODIES = 29;

export const ParansRequest = z
  .strictObject({
    location: Location.meta({
      description: 'The place, at which `date_time` is civil time then; its elevation has no effect',
    }),
    bodies: z
      .array(nameEnum(ACG_BODY_IDS).register(problemCode, { code: 'InvalidBody' }))
      .min(1)
      .max(MOST_BODIES)
      .optional()
      .meta({
        description:
          'Bodies that are in paran with stars, default Sun to Pluto, Chiron, the true node and the mean Lilith',
        example: ['sun', 'moon'],
      }),
    orb_minutes: z.number().min(0).max(ORB_MINUTES.maximum).default(ORB_MINUTES.default).meta({
      description:
        'Most that lies between the two passages, minutes of sidereal time: four are one degree of right ascension',
      example: 2,
    }),
  })
  .meta({
    id: 'FixedStarParansRequest',
    description:
      'Also the parans of these stars: bodies that pass the horizon or the meridian of the place together with a star, at any time from local midnight for 24 hours. Only format `json` has them',
  });

type ParansRequest = z.output<typeof ParansRequest>;

const SOURCES = [
  'Robert Hand, Essays on Astrology, 1982, p. 65, as the help of Planetdance quotes it',
  'Astro*Index, "Paran" of Prima: midnight through midnight',
];

/** What parans take besides the stars of an answer. */
interface ParansContext {
  readonly moment: LocalMoment;
  readonly services: ChartServices;
}

/** The parans of stars on the local day of a moment, as the answer states them. @throws Problem `InvalidBody` */
export function listParans(
  request: ParansRequest,
  stars: readonly StarEntry[],
  { moment, services: { ephemeris } }: ParansContext,
) {
  const place = toRequestedPlace(request.location);
  const [fromJdUt, toJdUt] = findLocalDay(moment);
  const { bodies, warnings } = locateErrors({ objects: 'body.parans.bodies' }, () =>
    placeAcgBodies(ephemeris, moment.jdUt, request.bodies),
  );
  const { trueObliquityDeg } = ephemeris.orientation(moment.jdUt);
  const placed = stars.map((entry): ParanStar => {
    const position: StarPosition = ephemeris.star(entry.id, moment.jdUt, TROPICAL_GEOCENTRIC.zodiac);
    return { entry, ...toEquatorial(position, trueObliquityDeg) };
  });
  const day = { ephemeris, place, fromJdUt, toJdUt, orbMinutes: request.orb_minutes };
  const found = findParans(
    placed,
    bodies.map(({ id }) => id),
    day,
  );
  return {
    parans: {
      definition: {
        horizon: 'geocentric',
        orb_minutes: request.orb_minutes,
        start: formatUtc(unixFromJdUt(fromJdUt)),
        end: formatUtc(unixFromJdUt(toJdUt)),
        sources: SOURCES,
      },
      location: toLocationInfo({ place, timezone: moment.timezone }),
      passages: found.map((paran) => paranRecord.write(paran)),
    },
    warnings: [...createPlaceChoiceWarnings(place), ...warnings] as readonly Warning[],
  };
}

/** Twenty-four hours from the midnight before a moment, by the clock that shows it. */
function findLocalDay({ instant, offsetSeconds }: LocalMoment) {
  const midnight = Math.floor((instant + offsetSeconds) / SECONDS_PER_DAY) * SECONDS_PER_DAY - offsetSeconds;
  return [midnight, midnight + SECONDS_PER_DAY].map((at) => jdUtFromUnix(at as UnixSeconds)) as [
    ReturnType<typeof jdUtFromUnix>,
    ReturnType<typeof jdUtFromUnix>,
  ];
}

/** Processor time of the passages of a body, CPU-seconds, and of comparing them with those of a star. */
const SECONDS_PER_BODY = 0.002;
const SECONDS_PER_PAIR = 0.000002;
const MOST_STARS = 1200;

export const estimateParans = ({ bodies }: ParansRequest): number =>
  (bodies ?? DEFAULT_ACG_BODY_IDS).length * (SECONDS_PER_BODY + MOST_STARS * SECONDS_PER_PAIR);
