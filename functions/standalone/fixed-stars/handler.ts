import * as z from 'zod';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { toFixedPointRow, toPointsOnlyRows } from '../../../lib/answers/llm-rows.ts';
import { toMomentInfo, toZodiacInfo } from '../../../lib/answers/moment.ts';
import { JULIAN_DAY_DECIMALS, roundTo, toZodiacPosition } from '../../../lib/answers/rounding.ts';
import { formatUtc } from '../../../lib/astro/clock/civil-time/format.ts';
import type { LocalMoment } from '../../../lib/astro/clock/civil-time/moment.ts';
import type { EarthOrientation, StarEntry, StarPosition } from '../../../lib/astro/port.ts';
import { selectStars } from '../../../lib/astro/sky/stars/select-stars.ts';
import { describeStar } from '../../../lib/astro/sky/stars/star-description.ts';
import { toEquatorial } from '../../../lib/astro/sky/zodiac/equatorial.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { STAR_GROUP_IDS, STAR_GROUPS } from '../../../lib/base/catalog/stars/groups.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import { findNamedStars } from '../../../lib/charts/named-stars.ts';
import { toRequestedPlace } from '../../../lib/charts/requested-place.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { measureAyanamsa, toZodiac, type ZodiacWithAyanamsa } from '../../../lib/charts/zodiac.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { MomentOrNow } from '../../../lib/requests/datetime.ts';
import { EXAMPLE_PLACES, example, exampleAsRows } from '../../../lib/requests/examples.ts';
import { DecimalOptions } from '../../../lib/requests/moment.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import type { fixedStars } from '../endpoints.ts';
import { j2000, readMoment } from '../read-moment.ts';
import type { contract } from './contract.ts';
import { estimateParans, listParans, ParansRequest } from './parans.ts';
import { fixedStarRecord } from './records.ts';

const { star_names: NAMES, star_name_characters: CHARACTERS, magnitude: MAGNITUDE } = SIZES;
const groups = Object.entries(STAR_GROUPS).map(([id, { description }]) => `\`${id}\`: ${description}.`);

const FixedStarsRequest = z
  .strictObject({
    date_time: MomentOrNow,
    star_names: z
      .array(z.string().min(CHARACTERS.minimum).max(CHARACTERS.maximum))
      .min(NAMES.minimum)
      .max(NAMES.maximum)
      .optional()
      .meta({
        description:
          'Stars by a traditional name or a designation, in any case: `Regulus`, `alpha Leonis`, `alp Leo`, `α Leo`, `61 Cygni`, `M87`. Named stars are not filtered by `magnitude_limit`',
        example: ['Regulus', 'alpha Virginis', 'gamma1 And'],
      }),
    star_groups: z
      .array(nameEnum(STAR_GROUP_IDS))
      .min(1)
      .max(STAR_GROUP_IDS.length)
      .optional()
      .meta({
        description: `Groups of stars. ${groups.join(' ')} Without \`star_names\` and \`star_groups\` every star of the catalog is given`,
        example: ['royal_stars'],
      }),
    magnitude_limit: z.number().min(MAGNITUDE.minimum).max(MAGNITUDE.maximum).optional().meta({
      description:
        'Faintest magnitude, for groups and for the whole catalog; stars without a known magnitude are left out',
      example: 2.5,
    }),
    parans: ParansRequest.optional(),
    ...zodiacShape,
    options: DecimalOptions.prefault({}),
  })
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({
    id: 'FixedStarsRequest',
    description:
      'Which stars, and when: civil time without an offset is UTC, or that of the place of `parans`, unless `date_time.timezone` says otherwise; a date alone means 00:00',
  });

type FixedStarsRequest = z.output<typeof FixedStarsRequest>;

/** Stars as the answer states them, without the processing time. */
function toFixedStarsAnswer(result: FixedStars, decimals: number, parans?: ReturnType<typeof listParans>) {
  const { moment, stars, warnings } = result;
  return {
    stars: stars.map(({ star, place }) =>
      fixedStarRecord.write({
        ...describeStar(star),
        ...toZodiacPosition(place.longitudeDeg, decimals),
        latitude: roundTo(place.latitudeDeg, decimals),
      }),
    ),
    calculation_time: formatUtc(moment.instant),
    julian_day: roundTo(moment.jdUt, JULIAN_DAY_DECIMALS),
    ...(parans && { parans: parans.parans }),
    warnings: [...warnings, ...(parans?.warnings ?? [])],
    metadata: { total_stars: stars.length, ...toMomentInfo(moment), ...toZodiacInfo(result, decimals) },
  };
}

/** Stars as rows: the id of each is its designation in the star catalog, as names may be missing. */
function toFixedStarRows({ stars, warnings, ayanamsaDeg = 0, orientation }: FixedStars) {
  const rows = stars.map(({ star, place }) => {
    const tropical = { ...place, longitudeDeg: longitudeDeg(place.longitudeDeg + ayanamsaDeg) };
    const { declinationDeg } = toEquatorial(tropical, orientation.trueObliquityDeg);
    const identity = { id: star.id, kind: 'star' } as const;
    return toFixedPointRow(identity, place.longitudeDeg, { latitudeDeg: place.latitudeDeg, declinationDeg });
  });
  return toRowAnswer(toPointsOnlyRows(rows, warnings));
}

export const handler: EndpointHandler = defineHandler<typeof fixedStars, typeof contract>()({
  request: { query: FormatQuery, body: FixedStarsRequest },
  hasDisplayNames: true,
  timing: 'metadata.calculation_time_ms',
  work: ({ body: { parans } }) => SECONDS_PER_REQUEST + (parans ? estimateParans(parans) : 0),
  examples: [
    example('royalStars', 'The four royal stars', { date_time: j2000, star_groups: ['royal_stars'] }),
    example('byName', 'By name and by designation', {
      date_time: { iso: '2024-03-20T03:06:00Z' },
      star_names: ['Regulus', 'alpha Virginis', 'γ¹ And', '61 Cygni', 'Messier 87'],
    }),
    example('brightOnes', 'Every star to the second magnitude, in the zodiac of Lahiri', {
      date_time: { iso: '2024-03-20' },
      magnitude_limit: 2,
      zodiac_type: 'sidereal',
    }),
    example('parans', 'Parans of two stars on the day of a birth in London', {
      date_time: { iso: '1985-07-13T17:45:00' },
      star_names: ['Regulus', 'Sirius'],
      parans: { location: EXAMPLE_PLACES.london, orb_minutes: 8 },
    }),
    exampleAsRows('Two groups as rows', { date_time: j2000, star_groups: ['behenian', 'galactic'] }),
  ],
  run: ({ query: { format }, body }, services) => {
    if (format === 'llm_v2' && body.parans) throw createRowsProblem();
    const result = calculateStars(body, services);
    if (format === 'llm_v2') return toFixedStarRows(result);
    const { moment, stars } = result;
    const entries = stars.map(({ star }) => star);
    const parans = body.parans && listParans(body.parans, entries, { moment, services });
    return toFixedStarsAnswer(result, body.options.decimal_places, parans);
  },
});

/** Rows are positions of stars alone. */
function createRowsProblem(): Problem {
  const message = 'is not part of rows; leave it out, or choose json';
  return new Problem('ValidationError', `body.parans ${message}.`, { issues: [{ location: 'body.parans', message }] });
}

/** Stars at a moment. */
interface FixedStars extends ZodiacWithAyanamsa {
  readonly moment: LocalMoment;
  readonly stars: readonly PlacedStar[];
  readonly orientation: EarthOrientation;
  readonly warnings: readonly Warning[];
}

interface PlacedStar {
  readonly star: StarEntry;
  readonly place: StarPosition;
}

/**
 * Calculates the stars of a request at its moment.
 *
 * @throws Problem `InvalidStar` with an issue for each name that is unknown, and the problems of reading the moment
 */
function calculateStars(request: FixedStarsRequest, services: ChartServices): FixedStars {
  const { date_time, star_names = [], star_groups = [], magnitude_limit } = request;
  const { ephemeris } = services;
  const named = findNamedStars(star_names, ephemeris, 'body.star_names');
  const location = request.parans?.location;
  const moment = readMoment(date_time, services, {
    place: location && toRequestedPlace(location),
    timezone: location?.timezone,
    placeZone: 'body.parans.location.timezone',
  });
  const zodiac = toZodiac(request);
  const selection = { named, groups: star_groups, magnitudeLimit: magnitude_limit };
  const stars = selectStars(ephemeris.stars(), selection).map((star) => ({
    star,
    place: ephemeris.star(star.id, moment.jdUt, zodiac),
  }));
  return {
    moment,
    ...measureAyanamsa(zodiac, moment.jdUt, ephemeris),
    stars,
    warnings: moment.warnings,
    orientation: ephemeris.orientation(moment.jdUt),
  };
}
