import * as z from 'zod';
import type { BirthAngle } from '../../../astro/conditions/birth-borders.ts';
import {
  findProgressedSpans,
  judgeProgressed,
  PROGRESSED_METHODS,
  progressedMoment,
} from '../../../astro/conditions/progressed-spans.ts';
import {
  describePeriodsAt,
  findTimeLordSpans,
  PERIOD_LORDS,
  PERIOD_LOTS,
  PERIOD_SYSTEMS,
  SIGN_SYSTEMS,
  TIME_LORD_LEVELS,
  type TimeLordRule,
  type TimeLordSystem,
} from '../../../astro/conditions/time-lord-spans.ts';
import { stateAt, toTropicalSky } from '../../../astro/motion/geocentric-sky.ts';
import { STATION_TYPES } from '../../../astro/sky/events/event.ts';
import { DEG_PER_SIGN } from '../../../astro/sky/zodiac/sign-position.ts';
import { listReachBorders } from '../../../astro/timing/elections/aspect-reach.ts';
import { inSigns } from '../../../astro/timing/elections/degree-spans.ts';
import { bodyLongitudeAt } from '../../../astro/timing/elections/moving-body.ts';
import { ASPECT_IDS } from '../../../base/catalog/aspects.ts';
import { namePoint } from '../../../base/catalog/point-names.ts';
import { SIGNS } from '../../../base/catalog/signs.ts';
import { isNatalAngle, SUBJECT_POINTS } from '../../../base/catalog/subject-objects.ts';
import { memoize } from '../../../base/memoize.ts';
import { capitalize, toWords } from '../../../base/text.ts';
import type { JdUt } from '../../../base/units/time.ts';
import { nameEnum } from '../../../contract/name-enum.ts';
import { refineWhenValid } from '../../refine-when-valid.ts';
import { Subject } from '../../subject.ts';
import { TransitAspect, TransitBody, zodiacDegree } from '../../transit-names.ts';
import { uniqueNames } from '../../unique-names.ts';
import { type BirthSearch, type ConditionReader, defineKind } from '../condition-search.ts';
import { describeOrb, describeOwner, joinNames, leafOrb, SignName, signList, toFixedAspect } from './members.ts';

const NODES: Readonly<Record<string, string>> = { rahu: 'north_node', ketu: 'south_node' };

const DEEPEST = Math.max(...Object.values(TIME_LORD_LEVELS));
const LEVELS = PERIOD_SYSTEMS.map((system) => `${system} ${TIME_LORD_LEVELS[system]}`).join(', ');

const birthOf = (what: string) =>
  Subject.optional().meta({ description: `The birth ${what}; in a search for a birth time, default that birth` });

const TimeLord = z
  .strictObject({
    system: nameEnum(PERIOD_SYSTEMS).meta({
      description: 'The technique, by the defaults of its endpoint below `/timelords` or `/vedic/dashas`',
      example: 'profection',
    }),
    level: z
      .int()
      .min(1)
      .max(DEEPEST)
      .default(1)
      .meta({
        description: `Level of the period, from 1; at most ${LEVELS}`,
        example: 1,
      }),
    lord: nameEnum(PERIOD_LORDS).optional().meta({ description: 'The ruler of the period', example: 'venus' }),
    sign: SignName.optional().meta({
      description: `The sign of the period, instead of \`lord\`; only of ${SIGN_SYSTEMS.join(' and ')}`,
      example: 'Libra',
    }),
    lot: nameEnum(PERIOD_LOTS).optional().meta({
      description: 'Lot that releasing begins with; default `spirit`',
      example: 'fortune',
    }),
    subject: birthOf('whose period it is'),
  })
  .superRefine(refuseBadPeriod, refineWhenValid('system', 'level', 'lord', 'sign', 'lot'))
  .meta({ description: 'The period of a birth has a lord or a sign. It holds at no time before the birth' });

interface Period {
  readonly system: TimeLordSystem;
  readonly level: number;
  readonly lord?: string | undefined;
  readonly sign?: string | undefined;
  readonly lot?: string | undefined;
}

function refuseBadPeriod({ system, level, lord, sign, lot }: Period, context: z.core.$RefinementCtx): void {
  const refuse = (member: string, message: string, hasExample = false): void =>
    context.addIssue({ code: 'custom', path: [member], message, params: { problem: 'ValidationError', hasExample } });
  if (level > TIME_LORD_LEVELS[system]) refuse('level', `must be at most ${TIME_LORD_LEVELS[system]} for ${system}`);
  if (lord === undefined && sign === undefined) refuse('lord', 'is required, or sign', true);
  if (lord !== undefined && sign !== undefined) refuse('sign', 'goes without lord');
  if (sign !== undefined && !SIGN_SYSTEMS.includes(system))
    refuse('sign', `goes with ${SIGN_SYSTEMS.join(' or ')} only; send lord`);
  if (lot !== undefined && system !== 'releasing') refuse('lot', 'goes with releasing only');
}

const WHAT_IT_IS = ['signs', 'direction', 'types'] as const;
const DEFAULT_PROGRESSED_ORB = 1;

const Progressed = z
  .strictObject({
    body: TransitBody,
    method: nameEnum(PROGRESSED_METHODS).default('secondary').meta({
      description: 'A day for a year, a month for a year, or a month for a month: the rates of `/ephemeris/progressed`',
      example: 'secondary',
    }),
    signs: signList.optional(),
    direction: nameEnum(STATION_TYPES).optional().meta({ description: 'Its motion in longitude', example: 'direct' }),
    types: uniqueNames(TransitAspect, ASPECT_IDS.length)
      .optional()
      .meta({
        description: 'Its aspects to the natal points of the birth, or to `longitude`',
        example: ['conjunction'],
      }),
    points: uniqueNames(nameEnum(SUBJECT_POINTS), SUBJECT_POINTS.length)
      .optional()
      .meta({
        description: 'Natal points of `types`; default all of them',
        example: ['sun', 'ascendant'],
      }),
    longitude: zodiacDegree('Longitude of `types` in the zodiac of the request, instead of `points`', 211.5).optional(),
    orb: leafOrb.meta({ description: `Orb of \`types\`, degrees; default ${DEFAULT_PROGRESSED_ORB}`, example: 1 }),
    subject: birthOf('that is progressed'),
  })
  .superRefine(
    refuseBadProgression,
    refineWhenValid('body', 'signs', 'direction', 'types', 'points', 'longitude', 'orb'),
  )
  .meta({
    description:
      'A progressed body of a birth is in a sign (`signs`), direct or retrograde (`direction`), or within orb of an aspect (`types`): exactly one of the three. It holds at no time before the birth',
  });

type Progressed = z.output<typeof Progressed>;

function refuseBadProgression(sent: object, context: z.core.$RefinementCtx): void {
  const params = sent as Progressed;
  const refuse = (member: string, message: string, hasExample = false): void =>
    context.addIssue({ code: 'custom', path: [member], message, params: { problem: 'ValidationError', hasExample } });
  const members = WHAT_IT_IS.filter((member) => params[member] !== undefined);
  if (members.length === 0) refuse('signs', 'is required, or direction, or types', true);
  if (members.length > 1) refuse(members[1] ?? '', `goes without ${members[0]}; send two conditions in all`);
  for (const member of ['points', 'longitude', 'orb'] as const)
    if (params[member] !== undefined && params.types === undefined) refuse(member, 'goes with types only');
  if (params.points !== undefined && params.longitude !== undefined) refuse('longitude', 'goes without points');
  const hasNoStations =
    params.direction !== undefined && ['sun', 'moon', 'true_node', 'south_node'].includes(params.body);
  if (hasNoStations) refuse('direction', `is always the same, or of no meaning, for ${params.body}`);
}

function toProgressedRule({ body, method, signs, direction, ...aspect }: Progressed, reader: ConditionReader) {
  const { types = [], longitude, orb = DEFAULT_PROGRESSED_ORB } = aspect;
  const toAspect = () => {
    const points =
      longitude === undefined ? { ...aspect, longitude: undefined, hasBirth: true } : { longitude, hasBirth: false };
    return toFixedAspect({ ...points, types, orb }, reader);
  };
  return { body: reader.bodyOf(body), method, condition: direction ?? (signs ? inSigns(signs) : toAspect()) };
}

const describeWhat = ({
  signs,
  direction,
  types,
  points,
  longitude,
  orb = DEFAULT_PROGRESSED_ORB,
}: Progressed): string => {
  if (signs) return `in ${joinNames(signs)}`;
  if (direction) return direction;
  const target =
    longitude === undefined ? `natal ${points ? joinNames(points.map(namePoint)) : 'points'}` : `${longitude}°`;
  return `${joinNames((types ?? []).map(toWords))} ${target}${describeOrb(orb)}`;
};

const METHOD_WORDS = { secondary: 'progressed', tertiary: 'tertiary progressed', minor: 'minor progressed' } as const;

function toRule({ system, level, lord, sign, lot = 'spirit' }: z.output<typeof TimeLord>): TimeLordRule {
  const wanted = lord && (NODES[lord] ?? lord);
  const ruledBy: TimeLordRule['ruledBy'] = (period) =>
    wanted === undefined ? period.sign === sign : period.lord === wanted;
  return { system, level, lot, ruledBy };
}

/** The angles of a progressed body at the corners of a part of a life, and the borders of a condition on it. */
function listProgressedAngles(params: Progressed, search: BirthSearch): readonly BirthAngle[] {
  const { method, signs, direction, types = [], points, longitude, orb = DEFAULT_PROGRESSED_ORB } = params;
  const body = search.bodyOf(params.body);
  const tropical = toTropicalSky(search.sky);
  const reaches = search.reachesOf(types, orb).flatMap(listReachBorders);
  return search.corners.flatMap((corner): readonly BirthAngle[] => {
    const progressedAt = (birth: JdUt): JdUt => progressedMoment(birth, method, corner);
    const angleAt = memoize((birth: JdUt): number => bodyLongitudeAt(search.sky, body, progressedAt(birth)));
    // A station is where the speed, taken for an angle, passes zero.
    const speedAt = (birth: JdUt): number =>
      stateAt(tropical, body.source, progressedAt(birth)).longitudeSpeedDegPerDay;
    if (direction) return [{ angleAt: speedAt, bordersDeg: [0], isSlow: true }];
    if (signs) return [{ angleAt, bordersDeg: SIGNS.map((_, index) => index * DEG_PER_SIGN), isSlow: true }];
    if (longitude !== undefined)
      return [{ angleAt, bordersDeg: reaches.map((border) => longitude + border), isSlow: true }];
    return (points ?? search.allPoints).map((point) => ({
      angleAt: (birth) => angleAt(birth) - search.natalPointAt(point, birth),
      bordersDeg: reaches,
      isSlow: !isNatalAngle(point),
    }));
  });
}

/** Conditions on the periods and progressions of a birth. */
export const LIFE_KINDS = {
  time_lord: defineKind({
    schema: TimeLord,
    levelOf: ({ level }) => level,
    needsSubject: ({ subject }) => subject === undefined,
    find: (params, search) => {
      const birth = search.birthOf(params.subject, search.path);
      return findTimeLordSpans(search.timeLords, birth, toRule(params), search.window);
    },
    dependsOnBirth: (params, { timeLords, birthAt, corners }) => ({
      signatureAt: (birth) =>
        corners.map((corner) => describePeriodsAt(timeLords, birthAt(birth), toRule(params), corner)).join('; '),
    }),
    describe: ({ system, level, lord, sign, lot, subject }) => {
      const from = lot === undefined ? '' : ` from ${lot}`;
      const ruler = lord === undefined ? (sign ?? '') : namePoint(NODES[lord] ?? lord);
      return `${capitalize(system)}${from} level ${level} ${ruler}${subject ? describeOwner(subject) : ''}`;
    },
  }),
  progressed: defineKind({
    schema: Progressed,
    needsSubject: ({ subject }) => subject === undefined,
    bodiesOf: ({ body }) => [body],
    find: (params, search) =>
      findProgressedSpans(
        search.sky,
        search.birthOf(params.subject, search.path).moment,
        toProgressedRule(params, search),
        search.window,
      ),
    dependsOnBirth: (params, search) => ({ angles: listProgressedAngles(params, search) }),
    judge: (params, at) =>
      judgeProgressed(at.sky, at.birthOf(params.subject, at.path).moment, toProgressedRule(params, at), at.moment),
    describe: (params) => {
      const owner = params.subject ? describeOwner(params.subject) : '';
      return `${capitalize(METHOD_WORDS[params.method])} ${namePoint(params.body)} ${describeWhat(params)}${owner}`;
    },
  }),
};
