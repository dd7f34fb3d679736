import * as z from 'zod';
import { SOLAR_PHASE_NAMES } from '../../../astro/chart/analysis/solar-phase-name.ts';
import { STATION_TYPES, VOID_TRADITIONS } from '../../../astro/sky/events/event.ts';
import { listReachBorders } from '../../../astro/timing/elections/aspect-reach.ts';
import {
  BODIES_BESIDE_SUN,
  MOON_PHASE_IDS,
  STATION_BODIES,
  toPhaseName,
} from '../../../astro/timing/elections/choices.ts';
import { findDegreeSpans, inSigns, judgeDegree } from '../../../astro/timing/elections/degree-spans.ts';
import { findMotionSpans, findVoidSpans } from '../../../astro/timing/elections/event-spans.ts';
import { bodyLongitudeAt } from '../../../astro/timing/elections/moving-body.ts';
import {
  findAspectSpans,
  findMoonPhaseSpans,
  findSolarPhaseSpans,
  judgeAspect,
  judgeMoonPhase,
  judgeSolarPhase,
} from '../../../astro/timing/elections/pair-spans.ts';
import { namePoint } from '../../../base/catalog/point-names.ts';
import { isNatalAngle, SUBJECT_POINTS } from '../../../base/catalog/subject-objects.ts';
import { toWords } from '../../../base/text.ts';
import { nameEnum } from '../../../contract/name-enum.ts';
import { refineWhenValid } from '../../refine-when-valid.ts';
import { Subject } from '../../subject.ts';
import { zodiacDegree } from '../../transit-names.ts';
import { uniqueNames } from '../../unique-names.ts';
import { defineKind } from '../condition-search.ts';
import {
  aspectList,
  bodyOrLord,
  describeOrb,
  describeOwner,
  type FixedAspectParams,
  joinNames,
  leafOrb,
  nameBody,
  oneBodyOf,
  refuseSameBody,
  signList,
  toFixedAspect,
} from './members.ts';

interface NatalPlaces {
  readonly longitude?: unknown;
  readonly subject?: unknown;
  readonly points?: unknown;
}

function requireNatalPoint({ longitude, subject, points }: NatalPlaces, context: z.core.$RefinementCtx): void {
  const refuse = (member: string, message: string): void =>
    context.addIssue({ code: 'custom', path: [member], message, params: { problem: 'ValidationError' } });
  if (longitude !== undefined && points !== undefined && subject === undefined)
    refuse('points', 'goes with subject only');
}

/** Without a longitude or a birth, the points are those of the birth of the request. */
const toNatalAspect = <Aspect extends Pick<FixedAspectParams, 'longitude' | 'subject'>>(aspect: Aspect) => ({
  ...aspect,
  hasBirth: aspect.subject !== undefined || aspect.longitude === undefined,
});

/** Conditions on bodies alone. */
export const SKY_KINDS = {
  in_sign: defineKind({
    schema: z
      .strictObject({ body: bodyOrLord('A body', 'moon'), signs: signList })
      .meta({ description: 'A body is in one of some signs' }),
    bodiesOf: ({ body }) => [body],
    find: ({ body, signs }, search) => findDegreeSpans(search.sky, search.bodyOf(body), inSigns(signs), search.window),
    judge: ({ body, signs }, at) => judgeDegree(inSigns(signs), at.longitudeOf(at.bodyOf(body))),
    describe: ({ body, signs }) => `${nameBody(body)} in ${joinNames(signs)}`,
  }),
  aspect: defineKind({
    schema: z
      .strictObject({
        a: bodyOrLord('A body', 'moon'),
        b: bodyOrLord('Another body', 'venus'),
        types: aspectList,
        orb: leafOrb,
        applying: z.boolean().optional().meta({
          description: 'True: only while the aspect becomes more exact; false: only while it does not; default both',
          example: true,
        }),
      })
      .superRefine(refuseSameBody, refineWhenValid('a', 'b'))
      .meta({ description: 'Two bodies are within orb of an aspect' }),
    bodiesOf: ({ a, b }) => [a, b],
    find: ({ a, b, types, orb, applying }, search) => {
      const pair = { a: search.bodyOf(a), b: search.bodyOf(b) };
      return findAspectSpans(search.sky, pair, { aspects: search.reachesOf(types, orb), applying }, search.window);
    },
    judge: ({ a, b, types, orb, applying }, at) =>
      judgeAspect(at, { a: at.bodyOf(a), b: at.bodyOf(b) }, { aspects: at.reachesOf(types, orb), applying }),
    describe: ({ a, b, types, orb, applying }) => {
      const motion = applying === undefined ? '' : applying ? 'applying ' : 'separating ';
      return `${nameBody(a)} ${motion}${joinNames(types.map(toWords))} ${nameBody(b)}${describeOrb(orb)}`;
    },
  }),
  to_natal: defineKind({
    schema: z
      .strictObject({
        body: bodyOrLord('A moving body', 'jupiter'),
        longitude: zodiacDegree('Longitude of a natal point in the zodiac of the request, degrees', 211.5).optional(),
        subject: Subject.optional().meta({ description: 'A birth, instead of `longitude` or in addition to it' }),
        points: uniqueNames(nameEnum(SUBJECT_POINTS), SUBJECT_POINTS.length)
          .optional()
          .meta({
            description:
              'Natal points of `subject`: Sun to Pluto, Chiron, true node, Ascendant, Midheaven; default all of them',
            example: ['sun', 'ascendant'],
          }),
        types: aspectList,
        orb: leafOrb,
      })
      .superRefine(requireNatalPoint, refineWhenValid('longitude', 'subject', 'points'))
      .meta({
        description: 'A body is within orb of an aspect to a natal point',
        example: { body: 'jupiter', longitude: 211.5 },
      }),
    needsSubject: ({ longitude, subject }) => longitude === undefined && subject === undefined,
    bodiesOf: ({ body }) => [body],
    find: ({ body, ...aspect }, search) =>
      findDegreeSpans(search.sky, search.bodyOf(body), toFixedAspect(toNatalAspect(aspect), search), search.window),
    dependsOnBirth: ({ body, points, types, orb }, search) => {
      const borders = search.reachesOf(types, orb).flatMap(listReachBorders);
      const moving = search.corners.map((corner) => bodyLongitudeAt(search.sky, search.bodyOf(body), corner));
      const bordersDeg = moving.flatMap((degree) => borders.map((border) => degree + border));
      return {
        angles: (points ?? search.allPoints).map((point) => ({
          angleAt: (birth) => search.natalPointAt(point, birth),
          bordersDeg,
          isSlow: !isNatalAngle(point),
        })),
      };
    },
    judge: ({ body, ...aspect }, at) =>
      judgeDegree(toFixedAspect(toNatalAspect(aspect), at), at.longitudeOf(at.bodyOf(body))),
    describe: ({ body, longitude, subject, types, points, orb }) => {
      const owner = subject ? describeOwner(subject) : '';
      const hasBirth = subject !== undefined || longitude === undefined;
      const targets = [
        ...(longitude === undefined ? [] : [`${longitude}°`]),
        ...(hasBirth ? [`natal ${points ? joinNames(points.map(namePoint)) : 'points'}${owner}`] : []),
      ];
      return `${nameBody(body)} ${joinNames(types.map(toWords))} ${joinNames(targets)}${describeOrb(orb)}`;
    },
  }),
  motion: defineKind({
    schema: z
      .strictObject({
        body: oneBodyOf(STATION_BODIES, 'A planet or an asteroid', 'mercury'),
        direction: nameEnum(STATION_TYPES).meta({ description: 'Its motion in longitude', example: 'direct' }),
      })
      .meta({ description: 'A body moves direct or retrograde' }),
    bodiesOf: ({ body }) => [body],
    find: ({ body, direction }, search) => findMotionSpans(search.sky, search.bodyOf(body), direction, search.window),
    describe: ({ body, direction }) => `${nameBody(body)} ${direction}`,
  }),
  moon_phase: defineKind({
    schema: z
      .strictObject({
        phases: uniqueNames(nameEnum(MOON_PHASE_IDS), MOON_PHASE_IDS.length).meta({
          description:
            'Phases of 45° each, with the principal phases in the middle of theirs; `waxing` and `waning` are the halves of the month',
          example: ['waxing_crescent', 'first_quarter'],
        }),
      })
      .meta({ description: 'The Moon has one of some phases' }),
    find: ({ phases }, search) => findMoonPhaseSpans(search.sky, phases.map(toPhaseName), search.window),
    judge: ({ phases }, at) => judgeMoonPhase(at, phases.map(toPhaseName)),
    describe: ({ phases }) => `Moon phase ${joinNames(phases.map(toWords))}`,
  }),
  void_of_course: defineKind({
    schema: z
      .strictObject({
        tradition: nameEnum(VOID_TRADITIONS).default('modern').meta({
          description: 'Bodies whose aspects count: `modern` (default) Sun to Pluto, `traditional` Sun to Saturn',
          example: 'traditional',
        }),
      })
      .meta({ description: 'The Moon is void of course: she makes no further major aspect in her sign' }),
    find: ({ tradition }, search) => findVoidSpans(search.sky, tradition, search.window),
    daysAround: 4,
    describe: ({ tradition }) => `Moon void of course${tradition === 'traditional' ? ' (traditional)' : ''}`,
  }),
  solar_phase: defineKind({
    schema: z
      .strictObject({
        body: oneBodyOf(BODIES_BESIDE_SUN, 'A body', 'mercury'),
        is: nameEnum(SOLAR_PHASE_NAMES).meta({
          description:
            'Distance from the Sun in longitude: `cazimi` at most 17′, else `combust` at most 8°30′, else `under_beams` at most 17°, else `free`',
          example: 'free',
        }),
      })
      .meta({ description: 'How near a body is to the Sun' }),
    bodiesOf: ({ body }) => [body],
    find: ({ body, is }, search) => findSolarPhaseSpans(search.sky, search.bodyOf(body), [is], search.window),
    judge: ({ body, is }, at) => judgeSolarPhase(at, at.bodyOf(body), [is]),
    describe: ({ body, is }) => `${nameBody(body)} ${toWords(is)}`,
  }),
};
