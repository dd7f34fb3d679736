import * as z from 'zod';
import { PROGRESSED_ANGLES } from '../../../lib/astro/timing/progressions/moving-point.ts';
import { isArcMethod, type LifeMethod } from '../../../lib/astro/timing/progressions/rates.ts';
import {
  KINDS_OF_PROGRESSIONS,
  PROGRESSED_EVENT_KINDS,
  TARGET_CHOICES,
} from '../../../lib/astro/timing/progressions/search-query.ts';
import { MODERN_PLANETS } from '../../../lib/base/catalog/chart-objects.ts';
import { countNamed } from '../../../lib/base/catalog/minor-planets.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { TRANSIT_BODY_IDS } from '../../../lib/base/catalog/transit-bodies.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { bodyName } from '../../../lib/requests/body-name.ts';
import { HouseSystem, polarFallback, refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { dateText } from '../../../lib/requests/date-text.ts';
import { pagingShape } from '../../../lib/requests/paging.ts';
import { lifeMethod, progressionShape } from '../../../lib/requests/progression.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { Subject } from '../../../lib/requests/subject.ts';
import { datesZone } from '../../../lib/requests/timezone.ts';
import { uniqueNames } from '../../../lib/requests/unique-names.ts';
import { searchedAspects } from '../names.ts';
import { toWholeDays } from '../search-range.ts';

const POINT_IDS = [...TRANSIT_BODY_IDS, ...PROGRESSED_ANGLES] as const;

const OPPOSITE = 'is opposite another angle: send ascendant or midheaven, and the aspects to it';
const NOT_PROGRESSED = 'is not among the points that are progressed';

/** Points of charts that are not searched, and why. */
const REFUSALS = new Map([
  ['earth', 'is not searched: positions are seen from the Earth'],
  ['descendant', OPPOSITE],
  ['imum_coeli', OPPOSITE],
  ['vertex', NOT_PROGRESSED],
  ['east_point', NOT_PROGRESSED],
  ['part_of_fortune', NOT_PROGRESSED],
]);

const ProgressedPoint = bodyName(
  { ids: POINT_IDS, refusals: REFUSALS },
  { id: 'ProgressedPoint', description: 'A body, a lunar node or apogee, `ascendant` or `midheaven`', example: 'moon' },
);

/** Schema of a list of points, each once. */
const progressedPoints = (description: string, example: readonly string[]) =>
  uniqueNames(ProgressedPoint, countNamed(POINT_IDS)).meta({ description, example });

const { orb: ORB, progressed_years: YEARS } = SIZES;
const DEFAULT_POINTS = [...MODERN_PLANETS, ...PROGRESSED_ANGLES];

export const ProgressionsSearchRequest = z
  .strictObject({
    subject: Subject,
    method: lifeMethod,
    ...progressionShape,
    start_date: dateText('Beginning of the search; may lie before the birth', '2025-01-01'),
    end_date: dateText(`End of the search, at most ${YEARS.maximum} years later`, '2030-01-01'),
    timezone: datesZone,
    include: uniqueNames(nameEnum(PROGRESSED_EVENT_KINDS), PROGRESSED_EVENT_KINDS.length)
      .default(['aspects'])
      .meta({
        description:
          'What is searched; default `aspects`. `lunations`: the four phases of the progressed Moon; `declinations`: parallels, contraparallels, and bodies out of bounds. Points that one arc moves have no stations, lunations or declinations',
        example: ['aspects', 'lunations'],
      }),
    targets: nameEnum(TARGET_CHOICES).default('natal').meta({
      description:
        'What aspects and parallels are made to: `natal` points, `progressed` ones, or `both`. An arc needs `natal`: its points keep their aspects to each other',
      example: 'both',
    }),
    points: progressedPoints('Points that move, each once; default Sun to Pluto, Ascendant and Midheaven', [
      'sun',
      'moon',
      'midheaven',
    ]).default(DEFAULT_POINTS),
    target_points: progressedPoints(
      'Points that they make aspects and parallels to, each once; default Sun to Pluto, Ascendant and Midheaven',
      ['sun', 'venus', 'ascendant'],
    ).default(DEFAULT_POINTS),
    aspects: searchedAspects,
    orb: z.number().min(ORB.minimum).max(ORB.maximum).default(0).meta({
      description: 'Distance from exactness within which an aspect counts, degrees; 0: exact aspects only',
      example: 1,
    }),
    house_system: HouseSystem.prefault('P'),
    polar_fallback: polarFallback,
    ...zodiacShape,
    ...pagingShape,
  })
  .superRefine(refuseBadRange, refineWhenValid('start_date', 'end_date'))
  .superRefine(refuseStillPoints, refineWhenValid('method', 'include', 'targets'))
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({
    id: 'ProgressionsSearchRequest',
    description: 'The birth, how its chart is moved, what is searched, and the dates of the search',
  });

interface Dates {
  readonly start_date: JdUt;
  readonly end_date: JdUt;
}

function refuseBadRange({ start_date, end_date }: Dates, context: z.core.$RefinementCtx): void {
  const isTooLong = end_date - start_date > toWholeDays(YEARS.maximum);
  if (!isTooLong && end_date > start_date) return;
  const message = isTooLong ? `must lie within ${YEARS.maximum} years of start_date` : 'must lie after start_date';
  context.addIssue({ code: 'custom', path: ['end_date'], message, params: { problem: 'InvalidRange' } });
}

interface ArcMembers {
  readonly method: LifeMethod;
  readonly include: readonly (typeof PROGRESSED_EVENT_KINDS)[number][];
  readonly targets: (typeof TARGET_CHOICES)[number];
}

/** Refuses what points that one arc moves cannot have. */
function refuseStillPoints({ method, include, targets }: ArcMembers, context: z.core.$RefinementCtx): void {
  if (!isArcMethod(method)) return;
  const refuse = (path: (string | number)[], message: string): void =>
    context.addIssue({ code: 'custom', path, message, params: { problem: 'ValidationError' } });
  for (const [index, kind] of include.entries()) {
    if (!KINDS_OF_PROGRESSIONS.includes(kind)) continue;
    refuse(['include', index], `has no meaning with ${method}: all points move by one arc; leave it out`);
  }
  if (targets !== 'natal') {
    refuse(['targets'], `must be natal with ${method}: points that one arc moves keep their aspects to each other`);
  }
}

export type ProgressionsSearchRequest = z.output<typeof ProgressionsSearchRequest>;
