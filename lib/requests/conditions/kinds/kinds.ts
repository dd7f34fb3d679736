import * as z from 'zod';
import { CHALDEAN_ORDER } from '../../../astro/sky/rising/planetary-hours.ts';
import { SECTS } from '../../../astro/timing/elections/choices.ts';
import { findTimeOfDaySpans, findWeekdaySpans, WEEKDAYS } from '../../../astro/timing/elections/clock-spans.ts';
import { findDignitySpans, inDignity, judgeDegree } from '../../../astro/timing/elections/degree-spans.ts';
import {
  ANGLE_POINTS,
  findAngleSpans,
  findHouseSpans,
  judgeAngle,
  judgeHouse,
  toSignArcs,
} from '../../../astro/timing/elections/house-spans.ts';
import { complementSpans } from '../../../astro/timing/elections/intervals.ts';
import { judgeExcess, UNKNOWN_VERDICT } from '../../../astro/timing/elections/verdict.ts';
import { isClassicalPlanet } from '../../../base/catalog/dignities.ts';
import { namePoint } from '../../../base/catalog/point-names.ts';
import type { Sign } from '../../../base/catalog/signs.ts';
import { capitalize, toWords } from '../../../base/text.ts';
import { longitudeDeg } from '../../../base/units/angle.ts';
import { nameEnum } from '../../../contract/name-enum.ts';
import { refineWhenValid } from '../../refine-when-valid.ts';
import { zodiacDegree } from '../../transit-names.ts';
import { uniqueNames } from '../../unique-names.ts';
import { defineKind, type Kind } from '../condition-search.ts';
import { EVENT_CONDITIONS } from './event-kinds.ts';
import { LIFE_KINDS } from './life-kinds.ts';
import { bodyOrLord, classicalBody, houseList, joinNames, nameBody, signList } from './members.ts';
import { PANCHANGA_KIND } from './panchanga-kind.ts';
import { SKY_KINDS } from './sky-kinds.ts';

const LOWEST_SCORE = -14;
const HIGHEST_SCORE = 15;

const DegreeArc = z.strictObject({
  from: zodiacDegree('First degree', 10),
  to: zodiacDegree('Last degree, in the order of the signs', 20),
});

interface AngleArcs {
  readonly signs?: unknown;
  readonly degrees?: unknown;
}

function requireSignsOrDegrees({ signs, degrees }: AngleArcs, context: z.core.$RefinementCtx): void {
  if (signs !== undefined || degrees !== undefined) return;
  const params = { problem: 'ValidationError', hasExample: true };
  context.addIssue({ code: 'custom', path: ['signs'], message: 'is required, or degrees', params });
}

interface Arcs {
  readonly signs?: readonly Sign[] | undefined;
  readonly degrees?: z.output<typeof DegreeArc> | undefined;
}

function toArcs({ signs = [], degrees }: Arcs) {
  const arc = degrees && { fromDeg: degrees.from, toDeg: degrees.from + longitudeDeg(degrees.to - degrees.from) };
  return [...(arc ? [arc] : []), ...toSignArcs(signs)];
}

/** Conditions on the sky over a place. */
const PLACE_KINDS = {
  in_house: defineKind({
    schema: z
      .strictObject({ body: bodyOrLord('A body', 'jupiter'), houses: houseList })
      .meta({ description: 'A body is in one of some houses' }),
    needsPlace: true,
    turnsDaily: true,
    bodiesOf: ({ body }) => [body],
    find: ({ body, houses }, search) => findHouseSpans(search.houseSky(), search.bodyOf(body), houses, search.window),
    judge: ({ body, houses }, at) => judgeHouse(at, at.bodyOf(body), houses),
    describe: ({ body, houses }) => `${nameBody(body)} in house ${joinNames(houses)}`,
  }),
  angle: defineKind({
    schema: z
      .strictObject({
        point: nameEnum(ANGLE_POINTS).meta({ description: 'An angle', example: 'ascendant' }),
        signs: signList.optional(),
        degrees: DegreeArc.optional().meta({
          description: 'An arc of the zodiac, instead of `signs` or in addition to them',
          example: { from: 10, to: 20 },
        }),
      })
      .superRefine(requireSignsOrDegrees, refineWhenValid('signs', 'degrees'))
      .meta({ description: 'An angle is in one of some signs, or in an arc of the zodiac' }),
    needsPlace: true,
    turnsDaily: true,
    find: ({ point, ...arcs }, search) => findAngleSpans(search.houseSky(), point, toArcs(arcs), search.window),
    judge: ({ point, ...arcs }, at) => judgeAngle(at, point, toArcs(arcs)),
    describe: ({ point, signs, degrees }) =>
      `${namePoint(point)} in ${joinNames([...(signs ?? []), ...(degrees ? [`${degrees.from}° to ${degrees.to}°`] : [])])}`,
  }),
  planetary_hour: defineKind({
    schema: z
      .strictObject({
        rulers: uniqueNames(nameEnum(CHALDEAN_ORDER), CHALDEAN_ORDER.length).meta({
          description: 'Rulers of unequal hours, each once',
          example: ['venus'],
        }),
      })
      .meta({ description: 'The planetary hour has one of some rulers' }),
    needsPlace: true,
    find: ({ rulers }, search) => search.hourSpans(rulers),
    daysAround: 2,
    describe: ({ rulers }) => `Hour of ${joinNames(rulers.map(namePoint))}`,
  }),
  dignity: defineKind({
    schema: z
      .strictObject({
        body: classicalBody,
        min_score: z.int().min(LOWEST_SCORE).max(HIGHEST_SCORE).meta({
          description: 'Sum of the points of its essential dignities and debilities, at least',
          example: 4,
        }),
      })
      .meta({ description: 'A planet has a score of essential dignities or a higher one' }),
    needsPlace: true,
    bodiesOf: ({ body }) => [body],
    find: ({ body, min_score }, { sky, day, bodyOf, window }) => {
      const planet = bodyOf(body).source;
      return isClassicalPlanet(planet) ? findDignitySpans(sky, { planet, minScore: min_score }, day(), window) : [];
    },
    judge: ({ body, min_score }, at) => {
      const moving = at.bodyOf(body);
      const altitudeDeg = at.sunAltitudeDeg();
      if (!isClassicalPlanet(moving.source) || altitudeDeg === undefined) return UNKNOWN_VERDICT;
      const condition = inDignity({ planet: moving.source, minScore: min_score }, altitudeDeg >= 0);
      return judgeDegree(condition, at.longitudeOf(moving));
    },
    describe: ({ body, min_score }) => `${nameBody(body)} with a dignity score of ${min_score} or more`,
  }),
  sect: defineKind({
    schema: z
      .strictObject({ is: nameEnum(SECTS).meta({ description: 'Whether the Sun is up', example: 'day' }) })
      .meta({ description: 'It is day or night: the center of the Sun is above or below the true horizon' }),
    needsPlace: true,
    find: ({ is }, { day, window }) => (is === 'day' ? day() : complementSpans(day(), window)),
    judge: ({ is }, at) => {
      const altitudeDeg = at.sunAltitudeDeg();
      if (altitudeDeg === undefined) return UNKNOWN_VERDICT;
      return { ...judgeExcess(altitudeDeg), holds: altitudeDeg >= 0 === (is === 'day') };
    },
    describe: ({ is }) => `By ${toWords(is)}`,
  }),
};

const timeText = (description: string, example: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time of day such as 09:30')
    .meta({ description, example });

const toSeconds = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60;
};

/** Conditions on the clock of a place. */
const CLOCK_KINDS = {
  weekday: defineKind({
    schema: z
      .strictObject({
        days: uniqueNames(nameEnum(WEEKDAYS), WEEKDAYS.length).meta({
          description: 'Days of the week at the place, each once',
          example: ['saturday', 'sunday'],
        }),
      })
      .meta({ description: 'It is one of some days of the week, from local midnight to local midnight' }),
    needsPlace: true,
    find: ({ days }, search) => findWeekdaySpans(search.clock(), days, search.window),
    daysAround: 8,
    describe: ({ days }) => `On ${joinNames(days.map(capitalize))}`,
  }),
  time_of_day: defineKind({
    schema: z
      .strictObject({
        from: timeText('Beginning, local time', '09:00'),
        to: timeText('End, local time; earlier than `from`: on the next day; equal to it: a whole day', '17:00'),
      })
      .meta({ description: 'The clock of the place shows a time from one up to another' }),
    needsPlace: true,
    find: ({ from, to }, search) =>
      findTimeOfDaySpans(search.clock(), { from: toSeconds(from), to: toSeconds(to) }, search.window),
    daysAround: 2,
    describe: ({ from, to }) => `From ${from} to ${to} local time`,
  }),
};

const ROWS = { ...SKY_KINDS, ...PLACE_KINDS, ...CLOCK_KINDS, ...LIFE_KINDS, ...EVENT_CONDITIONS, ...PANCHANGA_KIND };

export type KindName = keyof typeof ROWS;

/** Parameters of each kind of condition. */
export type KindParams = { readonly [Name in KindName]: z.output<(typeof ROWS)[Name]['schema']> };

/** Every kind of condition. */
export const KINDS: { readonly [Name in KindName]: Kind<KindParams[Name]> } = ROWS;
export const KIND_NAMES = Object.keys(ROWS) as readonly KindName[];

/** The schemas of all kinds, as optional members of one object. */
export const kindShape = Object.fromEntries(KIND_NAMES.map((name) => [name, ROWS[name].schema.optional()])) as {
  readonly [Name in KindName]: z.ZodOptional<(typeof ROWS)[Name]['schema']>;
};
