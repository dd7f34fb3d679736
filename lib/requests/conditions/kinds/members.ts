import * as z from 'zod';
import { inFixedAspect } from '../../../astro/timing/elections/degree-spans.ts';
import { ASPECT_IDS, type AspectId, MAJOR_ASPECT_IDS } from '../../../base/catalog/aspects.ts';
import { CLASSICAL_PLANETS } from '../../../base/catalog/dignities.ts';
import { namePoint } from '../../../base/catalog/point-names.ts';
import { SIGNS } from '../../../base/catalog/signs.ts';
import { SIZES } from '../../../base/catalog/sizes.ts';
import type { TransitBodyId } from '../../../base/catalog/transit-bodies.ts';
import { longitudeDeg } from '../../../base/units/angle.ts';
import { nameEnum } from '../../../contract/name-enum.ts';
import type { Subject } from '../../subject.ts';
import { TransitAspect, TransitBody } from '../../transit-names.ts';
import { uniqueNames } from '../../unique-names.ts';
import { type BodyRef, isLordRef } from '../body-ref.ts';
import type { ConditionReader } from '../condition-search.ts';

/** Name of a body in a sentence. */
export const nameBody = (body: BodyRef): string =>
  isLordRef(body) ? `lord of house ${body.lord_of.house}` : namePoint(body);

/** `Taurus, Cancer or Pisces` */
export const joinNames = (names: readonly (string | number)[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** The orb that a condition states: ` within 3°`. */
export const describeOrb = (orbDeg: number | undefined): string => (orbDeg === undefined ? '' : ` within ${orbDeg}°`);

const HOUSES = 12;

const houseNumber = z.int().min(1).max(HOUSES).meta({ description: 'Number of a house', example: 10 });

const Lord = z
  .strictObject({ lord_of: z.strictObject({ house: houseNumber }).meta({ description: 'The house' }) })
  .meta({
    id: 'HouseLord',
    description: 'The traditional ruler of the sign on the cusp of a house, at each moment',
    example: { lord_of: { house: 7 } },
  });

const oneOf = <Name extends z.ZodType>(name: Name, description: string, example: string) =>
  z
    .union([name, Lord], {
      error: `must be a body, such as ${example}, or the lord of a house: { "lord_of": { "house": 7 } }`,
    })
    .meta({ description: `${description}, or the lord of a house`, example });

/** A body, or the lord of a house. */
export const bodyOrLord = (description: string, example: string) => oneOf(TransitBody, description, example);

/** One of some bodies, or the lord of a house. */
export const oneBodyOf = <const Ids extends readonly TransitBodyId[]>(ids: Ids, description: string, example: string) =>
  oneOf(nameEnum(ids), description, example);

export const classicalBody = oneBodyOf(CLASSICAL_PLANETS, 'One of the seven traditional planets', 'venus');

const signNames = new Map<string, string>(SIGNS.map((sign) => [sign.toLowerCase(), sign]));

export const SignName = z.preprocess(
  (sent) => (typeof sent === 'string' ? (signNames.get(sent.trim().toLowerCase()) ?? sent) : sent),
  z.enum(SIGNS),
);

export const signList = uniqueNames(SignName, SIGNS.length).meta({
  description: 'Signs, each once',
  example: ['Taurus', 'Cancer'],
});

export const houseList = z
  .array(houseNumber)
  .min(1)
  .max(HOUSES)
  .meta({ description: 'Numbers of houses', example: [1, 10] });

export const aspectList = uniqueNames(TransitAspect, ASPECT_IDS.length)
  .default([...MAJOR_ASPECT_IDS])
  .meta({ description: 'Aspects, each once; default the five major ones', example: ['trine', 'sextile'] });

export const leafOrb = z.number().positive().max(SIZES.orb.maximum).optional().meta({
  description:
    'Distance from exactness within which the aspect counts, degrees; default that of `configuration.orbs`, else that of charts',
  example: 3,
});

interface BodyPair {
  readonly a: BodyRef;
  readonly b: BodyRef;
}

/** An aspect of a body to itself holds always or never. */
export function refuseSameBody({ a, b }: BodyPair, context: z.core.$RefinementCtx): void {
  if (nameBody(a) !== nameBody(b)) return;
  const params = { problem: 'ValidationError' };
  context.addIssue({ code: 'custom', path: ['b'], message: `must be another body than a, ${nameBody(a)}`, params });
}

/** The name of a birth, in quotes since it is any text. */
export const describeOwner = ({ name }: Subject): string => (name === '' ? '' : ` of ${JSON.stringify(name)}`);

/** Aspects to a longitude, to points of a birth, or both. */
export interface FixedAspectParams {
  readonly longitude?: number | undefined;
  readonly subject?: Subject | undefined;
  readonly points?: readonly string[] | undefined;
  readonly types: readonly AspectId[];
  readonly orb?: number | undefined;
  /** Whether points of a birth count: of `subject`, else of the birth of the request. */
  readonly hasBirth: boolean;
}

/** Aspects to fixed points, with the points of births. */
export function toFixedAspect(
  { longitude, subject, points, types, orb, hasBirth }: FixedAspectParams,
  setting: ConditionReader,
) {
  const pointsDeg = [
    ...(longitude === undefined ? [] : [longitudeDeg(longitude)]),
    ...(hasBirth ? setting.natalPointsOf(subject, points, setting.path) : []),
  ];
  return inFixedAspect({ pointsDeg, aspects: setting.reachesOf(types, orb) });
}
