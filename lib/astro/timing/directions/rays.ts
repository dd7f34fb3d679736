import { ASPECTS, type AspectId } from '../../../base/catalog/aspects.ts';
import { EGYPTIAN_TERMS } from '../../../base/catalog/dignities.ts';
import type {
  AspectLatitude,
  DirectionContact,
  DirectionLatitude,
  DirectionPointId,
  DirectionSpace,
  FurtherContact,
} from '../../../base/catalog/primary-directions.ts';
import { SIGNS, type Sign } from '../../../base/catalog/signs.ts';
import { asinDeg, cosDeg, longitudeDeg, sinDeg } from '../../../base/units/angle.ts';
import type { EquatorialPoint } from '../../chart/acg/angles.ts';
import { DEG_PER_SIGN } from '../../sky/zodiac/sign-position.ts';
import { type BirthSky, type DirectedPoint, locateDegree } from './point.ts';

/** Whether an aspect is cast with the order of the signs and houses (sinister) or against it (dexter). */
type RaySide = 'sinister' | 'dexter';

/** What a promissor casts: itself, an aspect, a reflection, or the beginning of a term. */
export interface Ray {
  readonly promissor: DirectionPointId;
  readonly contact: AspectId | FurtherContact;
  /** Undefined where there is one ray only. */
  readonly side?: RaySide;
  /** Tropical longitude of the directed degree; undefined where a body itself is directed. */
  readonly longitudeDeg?: number;
  /** Sign of a term. */
  readonly sign?: Sign;
  /** The term that a converse direction enters at the beginning of another one: the one before it. */
  readonly termBefore?: Pick<TermStart, 'ruler' | 'sign'>;
  readonly point: EquatorialPoint;
  /** Where the ray falls in the mundane circle; absent: where its point is. */
  readonly mundane?: MundaneRay;
}

/** A ray in the mundane circle: a number of degrees ahead in the order of the houses, or a reflection. */
export type MundaneRay =
  | { readonly type: 'aspect'; readonly aheadDeg: number }
  /** Positions whose sum is this reflect each other. */
  | { readonly type: 'reflection'; readonly sumDeg: number };

/** Which rays a search has, and how they are placed. */
export interface RaySettings {
  readonly space: DirectionSpace;
  readonly latitude: DirectionLatitude;
  readonly aspectLatitude: AspectLatitude;
  readonly aspects: readonly AspectId[];
  readonly contacts: readonly DirectionContact[];
  /** Tropical longitude at which the signs of the terms begin, degrees. */
  readonly zeroPointDeg: number;
}

/** An aspect with its side; a conjunction and an opposition have none. */
interface SidedAspect {
  readonly contact: AspectId;
  /** In the order of the signs, negative against it. */
  readonly aheadDeg: number;
  readonly side?: RaySide;
}

function listSidedAspects(aspects: readonly AspectId[]): readonly SidedAspect[] {
  return aspects.flatMap((contact): SidedAspect[] => {
    const { angleDeg } = ASPECTS[contact];
    if (angleDeg === 0 || angleDeg === 180) return [{ contact, aheadDeg: angleDeg }];
    return [
      { contact, aheadDeg: angleDeg, side: 'sinister' },
      { contact, aheadDeg: -angleDeg, side: 'dexter' },
    ];
  });
}

/**
 * Latitude of the place of an aspect. `bianchini`: sin β′ = sin β cos(aspect), on the great circle through the promissor
 * that rises to its latitude.
 *
 * @source as the program Morinus offers it ("bianchini" of primdirs.py), read at github.com/Cathy-Jin/morinus_reforge
 */
const ASPECT_LATITUDE_DEG: Readonly<Record<AspectLatitude, (latitudeDeg: number, aheadDeg: number) => number>> = {
  promissor: (latitudeDeg) => latitudeDeg,
  bianchini: (latitudeDeg, aheadDeg) => asinDeg(sinDeg(latitudeDeg) * cosDeg(aheadDeg)),
  zero: (latitudeDeg, aheadDeg) => (aheadDeg === 0 ? latitudeDeg : 0),
};

/** Whether significators keep their latitude; in mundo bodies are where they are. */
export const keepsSignificatorLatitude = ({ space, latitude }: Pick<RaySettings, 'space' | 'latitude'>): boolean =>
  space === 'mundo' || latitude === 'both' || latitude === 'significator';

const keepsPromissorLatitude = ({ latitude }: RaySettings): boolean => latitude === 'both' || latitude === 'promissor';

/** The aspects of a promissor: degrees of the zodiac, or places of the mundane circle. */
function castAspects(promissor: DirectedPoint, settings: RaySettings, sky: BirthSky): readonly Ray[] {
  const aspects = listSidedAspects(settings.aspects);
  if (settings.space === 'mundo') {
    return aspects.map(({ aheadDeg, ...aspect }) => ({
      promissor: promissor.id,
      ...aspect,
      point: promissor,
      mundane: { type: 'aspect', aheadDeg },
    }));
  }
  const latitudeDeg = keepsPromissorLatitude(settings) ? promissor.latitudeDeg : 0;
  return aspects.map(({ aheadDeg, ...aspect }) => {
    const latitude = ASPECT_LATITUDE_DEG[settings.aspectLatitude](latitudeDeg, aheadDeg);
    return castDegree(promissor.id, { ...aspect, longitude: promissor.longitudeDeg + aheadDeg, latitude }, sky);
  });
}

interface Degree extends Pick<Ray, 'contact' | 'side' | 'sign'> {
  /** Tropical. */
  readonly longitude: number;
  readonly latitude: number;
}

function castDegree(promissor: DirectionPointId, { longitude, latitude, ...ray }: Degree, sky: BirthSky): Ray {
  const point = locateDegree(longitude, latitude, sky);
  return { promissor, ...ray, longitudeDeg: longitudeDeg(longitude), point };
}

/** Reflections at the axis of the solstices, 0° Cancer to 0° Capricorn, and of the equinoxes. */
const ANTISCIA = [
  { contact: 'antiscion', sumDeg: 180 },
  { contact: 'contra_antiscion', sumDeg: 0 },
] as const;

/** The antiscia of a promissor, with its latitude where promissors keep it. In mundo there are none. */
function castAntiscia(promissor: DirectedPoint, settings: RaySettings, sky: BirthSky): readonly Ray[] {
  if (settings.space === 'mundo') return [];
  const latitude = keepsPromissorLatitude(settings) ? promissor.latitudeDeg : 0;
  return ANTISCIA.map(({ contact, sumDeg }) =>
    castDegree(promissor.id, { contact, longitude: sumDeg - promissor.longitudeDeg, latitude }, sky),
  );
}

/** Reflections at the meridian and at the horizon. */
const MUNDANE_PARALLELS = [
  { contact: 'mundane_parallel_meridian', sumDeg: 180 },
  { contact: 'mundane_parallel_horizon', sumDeg: 0 },
] as const;

/**
 * The parallels of a promissor: in mundo its reflections at meridian and horizon, in the zodiac the degrees of the ecliptic
 * that have its declination (parallel) or the opposite one. A point beyond the declination of the solstices has none.
 */
function castParallels(promissor: DirectedPoint, { space }: RaySettings, sky: BirthSky): readonly Ray[] {
  if (space === 'mundo') {
    return MUNDANE_PARALLELS.map(({ contact, sumDeg }) => ({
      promissor: promissor.id,
      contact,
      point: promissor,
      mundane: { type: 'reflection', sumDeg },
    }));
  }
  if (!hasParallels(promissor, sky)) return [];
  const fromEquinoxDeg = asinDeg(sinDeg(promissor.declinationDeg) / sinDeg(sky.obliquityDeg));
  const degreesOf = (contact: 'parallel' | 'contraparallel', longitude: number) =>
    [longitude, 180 - longitude].map((each) =>
      castDegree(promissor.id, { contact, longitude: each, latitude: 0 }, sky),
    );
  return [...degreesOf('parallel', fromEquinoxDeg), ...degreesOf('contraparallel', -fromEquinoxDeg)];
}

/** Whether the ecliptic reaches the declination of a point. */
export const hasParallels = ({ declinationDeg }: EquatorialPoint, { obliquityDeg }: BirthSky): boolean =>
  Math.abs(declinationDeg) <= obliquityDeg;

/** The beginnings of the sixty Egyptian terms. */
function castTerms(zeroPointDeg: number, sky: BirthSky): readonly Ray[] {
  const starts = listTermStarts();
  return starts.map(({ ruler, sign, startDeg }, index) => {
    const { startDeg: _, ...termBefore } = starts.at(index - 1) as TermStart;
    const ray = castDegree(ruler, { contact: 'term', sign, longitude: zeroPointDeg + startDeg, latitude: 0 }, sky);
    return { ...ray, termBefore };
  });
}

interface TermStart {
  readonly ruler: DirectionPointId;
  readonly sign: Sign;
  /** Longitude in the zodiac of the terms. */
  readonly startDeg: number;
}

function listTermStarts(): readonly TermStart[] {
  return SIGNS.flatMap((sign, index) => {
    let startDeg = index * DEG_PER_SIGN;
    return EGYPTIAN_TERMS[sign].map(([ruler, sizeDeg]) => {
      const start = { ruler, sign, startDeg };
      startDeg += sizeDeg;
      return start;
    });
  });
}

/** The term of a longitude of the zodiac of the terms. */
export function findTerm(longitude: number): Omit<TermStart, 'startDeg'> {
  const { ruler, sign } = listTermStarts().findLast(({ startDeg }) => startDeg <= longitude) as TermStart;
  return { ruler, sign };
}

/** Every ray that promissors cast. The terms belong to the zodiac, not to a promissor. */
export function castRays(promissors: readonly DirectedPoint[], settings: RaySettings, sky: BirthSky): readonly Ray[] {
  const includes = (contact: DirectionContact): boolean => settings.contacts.includes(contact);
  const ofPromissors = promissors.flatMap((promissor) => [
    ...(includes('aspects') ? castAspects(promissor, settings, sky) : []),
    ...(includes('parallels') ? castParallels(promissor, settings, sky) : []),
    ...(includes('antiscia') ? castAntiscia(promissor, settings, sky) : []),
  ]);
  return [...ofPromissors, ...(includes('terms') ? castTerms(settings.zeroPointDeg, sky) : [])];
}
