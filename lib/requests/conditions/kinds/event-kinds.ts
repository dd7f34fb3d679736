import * as z from 'zod';
import { findParallelSpans, judgeParallel } from '../../../astro/conditions/parallel-spans.ts';
import { STATION_TYPES } from '../../../astro/sky/events/event.ts';
import { STATION_BODIES } from '../../../astro/timing/elections/choices.ts';
import { findEclipseSpans, findStationSpans } from '../../../astro/timing/elections/event-spans.ts';
import { ECLIPSE_KINDS } from '../../../base/catalog/eclipses.ts';
import { SIZES } from '../../../base/catalog/sizes.ts';
import { capitalize } from '../../../base/text.ts';
import { nameEnum } from '../../../contract/name-enum.ts';
import { refineWhenValid } from '../../refine-when-valid.ts';
import { zodiacDegree } from '../../transit-names.ts';
import { defineKind } from '../condition-search.ts';
import { bodyOrLord, describeOrb, nameBody, oneBodyOf, refuseSameBody } from './members.ts';

const { event_days: DAYS } = SIZES;

const daysOf = (description: string) =>
  z.number().min(DAYS.minimum).max(DAYS.maximum).default(0).meta({ description, example: 7 });

const aroundShape = {
  days_before: daysOf('Days before it from which the condition holds'),
  days_after: daysOf('Days after it until which the condition holds'),
};

interface Around {
  readonly days_before: number;
  readonly days_after: number;
}

const toDays = ({ days_before, days_after }: Around) => ({ before: days_before, after: days_after });

const marginOf = ({ days_before, days_after }: Around): number => Math.max(days_before, days_after);

/** Without any days the condition would hold for no time. */
function refuseNoDays({ days_before, days_after }: Around, context: z.core.$RefinementCtx): void {
  if (days_before + days_after > 0) return;
  const params = { problem: 'ValidationError', hasExample: true };
  const message = 'or days_after must be above 0, as the condition holds for these days around the event';
  context.addIssue({ code: 'custom', path: ['days_before'], message, params });
}

const describeDays = ({ days_before, days_after }: Around): string =>
  `from ${days_before} days before to ${days_after} days after`;

const ECLIPSE_NAMES = { solar: 'solar eclipse', lunar: 'lunar eclipse', both: 'eclipse' } as const;
const DEFAULT_ECLIPSE_ORB = 3;
const DEFAULT_PARALLEL_ORB = 1;

/** Conditions on eclipses, stations and declinations. */
export const EVENT_CONDITIONS = {
  eclipse_within: defineKind({
    schema: z
      .strictObject({
        kind: nameEnum(ECLIPSE_KINDS).default('both').meta({ description: 'Eclipses that count', example: 'solar' }),
        ...aroundShape,
        of_longitude: zodiacDegree(
          'Only eclipses whose eclipsed body is near this longitude in the zodiac of the request, degrees',
          133.5,
        ).optional(),
        orb_deg: z
          .number()
          .positive()
          .max(SIZES.orb.maximum)
          .optional()
          .meta({
            description: `How near to \`of_longitude\`, degrees; default ${DEFAULT_ECLIPSE_ORB}`,
            example: DEFAULT_ECLIPSE_ORB,
          }),
      })
      .superRefine(refuseNoDays, refineWhenValid('days_before', 'days_after'))
      .superRefine(refuseStrayOrb, refineWhenValid('of_longitude', 'orb_deg'))
      .meta({ description: 'An eclipse, seen from anywhere on the Earth, is some days away or fewer' }),
    marginOf,
    find: ({ kind, of_longitude, orb_deg = DEFAULT_ECLIPSE_ORB, ...around }, { sky, window }) => {
      const near = of_longitude === undefined ? undefined : { longitudeDeg: of_longitude, orbDeg: orb_deg };
      return findEclipseSpans(sky, { kind, near, days: toDays(around) }, window);
    },
    describe: ({ kind, of_longitude, orb_deg = DEFAULT_ECLIPSE_ORB, ...around }) => {
      const near = of_longitude === undefined ? '' : ` near ${of_longitude}°${describeOrb(orb_deg)}`;
      return `${capitalize(ECLIPSE_NAMES[kind])}${near} ${describeDays(around)}`;
    },
  }),
  station_within: defineKind({
    schema: z
      .strictObject({
        body: oneBodyOf(STATION_BODIES, 'A planet or an asteroid', 'mercury'),
        motion: nameEnum(STATION_TYPES).optional().meta({
          description: 'Only stations at which this motion begins; default both',
          example: 'retrograde',
        }),
        ...aroundShape,
      })
      .superRefine(refuseNoDays, refineWhenValid('days_before', 'days_after'))
      .meta({ description: 'A station of a body is some days away or fewer' }),
    marginOf,
    bodiesOf: ({ body }) => [body],
    find: ({ body, motion, ...around }, search) => {
      const motions = motion === undefined ? STATION_TYPES : [motion];
      return findStationSpans(search.sky, search.bodyOf(body), { motions, days: toDays(around) }, search.window);
    },
    describe: ({ body, motion, ...around }) =>
      `${nameBody(body)} stationary${motion === undefined ? '' : ` ${motion}`} ${describeDays(around)}`,
  }),
  parallel: defineKind({
    schema: z
      .strictObject({
        a: bodyOrLord('A body', 'moon'),
        b: bodyOrLord('Another body', 'venus'),
        contra: z.boolean().default(false).meta({
          description: 'True: the contraparallel, equal declinations on both sides of the equator',
          example: false,
        }),
        orb_deg: z.number().positive().max(SIZES.orb.maximum).default(DEFAULT_PARALLEL_ORB).meta({
          description: 'Difference of the declinations within which the parallel counts, degrees',
          example: DEFAULT_PARALLEL_ORB,
        }),
      })
      .superRefine(refuseSameBody, refineWhenValid('a', 'b'))
      .meta({ description: 'Two bodies have the same declination, or opposite ones' }),
    bodiesOf: ({ a, b }) => [a, b],
    find: ({ a, b, contra, orb_deg }, { sky, bodyOf, window }) =>
      findParallelSpans(sky.ephemeris, { a: bodyOf(a), b: bodyOf(b), isContra: contra, orbDeg: orb_deg }, window),
    judge: ({ a, b, contra, orb_deg }, { sky, bodyOf, moment }) =>
      judgeParallel(sky.ephemeris, { a: bodyOf(a), b: bodyOf(b), isContra: contra, orbDeg: orb_deg }, moment),
    describe: ({ a, b, contra, orb_deg }) =>
      `${nameBody(a)} ${contra ? 'contraparallel' : 'parallel'} ${nameBody(b)}${describeOrb(orb_deg)}`,
  }),
};

interface LongitudeOrb {
  readonly of_longitude?: unknown;
  readonly orb_deg?: unknown;
}

function refuseStrayOrb({ of_longitude, orb_deg }: LongitudeOrb, context: z.core.$RefinementCtx): void {
  if (orb_deg === undefined || of_longitude !== undefined) return;
  const params = { problem: 'ValidationError' };
  context.addIssue({ code: 'custom', path: ['orb_deg'], message: 'goes with of_longitude only', params });
}
