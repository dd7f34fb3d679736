import * as z from 'zod';
import { ASPECT_IDS, MAJOR_ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import { MODERN_PLANETS } from '../../../lib/base/catalog/chart-objects.ts';
import { countNamed } from '../../../lib/base/catalog/minor-planets.ts';
import {
  ASPECT_LATITUDES,
  CONVERSE_KINDS,
  type ConverseKind,
  DEFAULT_SIGNIFICATORS,
  DIRECTION_CONTACTS,
  DIRECTION_KEYS,
  DIRECTION_LATITUDES,
  DIRECTION_METHODS,
  DIRECTION_MOTIONS,
  DIRECTION_POINT_IDS,
  DIRECTION_SPACES,
  type DirectionMethod,
} from '../../../lib/base/catalog/primary-directions.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { bodyName } from '../../../lib/requests/body-name.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { pagingShape } from '../../../lib/requests/paging.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { Subject } from '../../../lib/requests/subject.ts';
import { TransitAspect } from '../../../lib/requests/transit-names.ts';
import { uniqueNames } from '../../../lib/requests/unique-names.ts';

const MAKRANSKY = 'B. Makransky, Primary Directions, 1988';

const METHOD_SOURCES: Readonly<Record<DirectionMethod, readonly string[]>> = {
  placidus: ['Ptolemy, Tetrabiblos III.10', `${MAKRANSKY}, ch. VII`],
  placidus_under_pole: [`${MAKRANSKY}, ch. VII`],
  regiomontanus: [`${MAKRANSKY}, ch. IV`],
  campanus: [`${MAKRANSKY}, ch. IV`],
  topocentric: [`${MAKRANSKY}, ch. VIII`],
};

const CONVERSE_SOURCES: Readonly<Record<ConverseKind, readonly string[]>> = {
  modern: [],
  traditional: ['Ptolemy, Tetrabiblos III.10'],
};

/** Works that describe the variant of a request. */
export function listSources({ method, motion, converse, key, include }: DirectionsRequest): string[] {
  return [
    ...new Set([
      ...METHOD_SOURCES[method],
      ...(motion === 'direct' ? [] : CONVERSE_SOURCES[converse]),
      ...(key === 'user' ? [] : [`${MAKRANSKY}, ch. III (keys)`]),
      ...(include.includes('terms') ? ['Dorotheus, On Terms (in Hephaestio)'] : []),
    ]),
  ];
}

const { life_years: YEARS, direction_key: RATE } = SIZES;
const DEFAULT_MAX_AGE = 100;

const WITHOUT_DIRECTIONS = new Map([
  ['earth', 'has no directions: positions are seen from the Earth'],
  ['vertex', 'has no directions: it belongs to the prime vertical, not to the daily turn of the sky'],
  ['east_point', 'has no directions: it always rises with the equator'],
]);

const DirectionPoint = bodyName(
  { ids: DIRECTION_POINT_IDS, refusals: WITHOUT_DIRECTIONS },
  { id: 'DirectionPoint', description: 'A body, an angle or the Part of Fortune of a birth', example: 'saturn' },
);

const pointList = (description: string, example: readonly string[]) =>
  uniqueNames(DirectionPoint, countNamed(DIRECTION_POINT_IDS)).meta({ description, example });

const choiceShape = {
  method: nameEnum(DIRECTION_METHODS).default('placidus').meta({
    description:
      'How positions between horizon and meridian are measured. `placidus`: shares of the semi-arc; `placidus_under_pole`: the position circle of the significator, for both; `regiomontanus`, `campanus`: circles through the north and south points; `topocentric`: poles of Polich and Page',
    example: 'placidus',
  }),
  space: nameEnum(DIRECTION_SPACES).default('mundo').meta({
    description:
      '`mundo`: bodies are directed, and aspects are parts of the mundane circle, a quadrant being 90°. `zodiaco`: degrees of the zodiac are directed',
    example: 'zodiaco',
  }),
  latitude: nameEnum(DIRECTION_LATITUDES).default('both').meta({
    description: 'In `zodiaco`: which points keep their ecliptic latitude',
    example: 'neither',
  }),
  aspect_latitude: nameEnum(ASPECT_LATITUDES).default('promissor').meta({
    description:
      'In `zodiaco`, where promissors keep their latitude: latitude of the degree of an aspect. `promissor`: the same; `bianchini`: asin(sin β cos aspect); `zero`: none, except at a conjunction',
    example: 'bianchini',
  }),
  motion: nameEnum([...DIRECTION_MOTIONS, 'both'])
    .default('direct')
    .meta({ description: '`direct`, `converse` or `both`', example: 'both' }),
  converse: nameEnum(CONVERSE_KINDS).default('modern').meta({
    description:
      '`modern`: the sky turns backwards until the promissor has the position of the significator. `traditional`: it turns forwards until the significator has the position of the promissor',
    example: 'traditional',
  }),
};

const keyShape = {
  key: nameEnum(DIRECTION_KEYS).default('naibod').meta({
    description:
      'What turns the arc into years: `ptolemy` 1° a year; `naibod` 360° / 365.2422; `cardan` 0°59′12″; `kepler` the motion of the Sun in right ascension at birth; `solar_arc_ra`, `solar_arc_longitude` its own motion from day to day after birth, a day for a year; `user` the value of `user_key`',
    example: 'naibod',
  }),
  user_key: z.number().min(RATE.minimum).max(RATE.maximum).optional().meta({
    description: 'Degrees of arc for a year of life; only with `key: user`',
    example: 1.0146,
  }),
  max_age: z
    .number()
    .positive()
    .max(YEARS.maximum)
    .default(DEFAULT_MAX_AGE)
    .meta({
      description: `Age up to which directions are listed, years, default ${DEFAULT_MAX_AGE}`,
      example: 90,
    }),
};

export const DirectionsRequest = z
  .strictObject({
    subject: Subject,
    promissors: pointList('Points that are directed, each once; default Sun to Pluto', ['mars', 'saturn']).default([
      ...MODERN_PLANETS,
    ]),
    significators: pointList(
      'Points that they are directed to, each once; default Ascendant, Midheaven, Sun, Moon and Part of Fortune',
      ['ascendant', 'midheaven'],
    ).default([...DEFAULT_SIGNIFICATORS]),
    include: uniqueNames(nameEnum(DIRECTION_CONTACTS), DIRECTION_CONTACTS.length)
      .default(['aspects'])
      .meta({
        description:
          'Contacts to be searched. `parallels`: in `mundo` equal distances from the meridian or the horizon, in `zodiaco` degrees of equal declination; `antiscia`: in `zodiaco` only; `terms`: entries into the Egyptian terms, whose rulers are the distributors',
        example: ['aspects', 'terms'],
      }),
    aspects: uniqueNames(TransitAspect, ASPECT_IDS.length)
      .default([...MAJOR_ASPECT_IDS])
      .meta({
        description: 'Aspects, each once; default the five major ones. Both sides of an aspect are directed',
        example: ['conjunction', 'square'],
      }),
    ...choiceShape,
    ...keyShape,
    speculum: z.boolean().default(false).meta({
      description: 'True adds the quantities that the directions are calculated from, for each point',
      example: true,
    }),
    ...zodiacShape,
    ...pagingShape,
  })
  .superRefine(refuseStrayKey, refineWhenValid('key', 'user_key'))
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({
    id: 'PrimaryDirectionsRequest',
    description: 'A birth, its promissors and significators, and the variant of the technique',
  });

interface KeyMembers {
  readonly key: string;
  readonly user_key?: number | undefined;
}

function refuseStrayKey({ key, user_key }: KeyMembers, context: z.core.$RefinementCtx): void {
  if (key === 'user' && user_key === undefined) {
    const params = { problem: 'ValidationError', hasExample: true };
    context.addIssue({ code: 'custom', path: ['user_key'], message: 'is required with key user', params });
  }
  if (key !== 'user' && user_key !== undefined) {
    const params = { problem: 'ValidationError', example: 'user' };
    context.addIssue({ code: 'custom', path: ['key'], message: 'must be user with user_key', params });
  }
}

export type DirectionsRequest = z.output<typeof DirectionsRequest>;
