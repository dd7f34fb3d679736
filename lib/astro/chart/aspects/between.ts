import {
  ASPECTS,
  type AspectId,
  DECLINATION_ASPECTS,
  type DeclinationAspectId,
  EXACT_ORB_DEG,
  LUMINARY_ORB_BONUS_DEG,
} from '../../../base/catalog/aspects.ts';
import { arcDeg } from '../../../base/units/angle.ts';
import type { AspectSettings } from '../settings.ts';
import type { Aspect, AspectPoint } from './point.ts';

/** Greatest orb at which two points are in an aspect, degrees: the one requested, else the default. */
export function orbLimitDeg(aspect: AspectId, { orbsDeg }: AspectSettings, withLuminary: boolean): number {
  const requestedDeg = orbsDeg[aspect];
  if (requestedDeg !== undefined) return requestedDeg;
  const { orbDeg, kind } = ASPECTS[aspect];
  return kind === 'major' && withLuminary ? orbDeg + LUMINARY_ORB_BONUS_DEG : orbDeg;
}

/** An aspect to look for, with its orbs. */
interface AspectCandidate {
  readonly aspect: AspectId;
  readonly angleDeg: number;
  readonly orbDeg: number;
  readonly orbWithLuminaryDeg: number;
}

/** Finds the aspect in longitude between two points. */
type AspectFinder = (first: AspectPoint, second: AspectPoint) => Aspect | undefined;

/**
 * A finder for these settings. It looks the orbs up once for all of a chart's 231 pairs.
 */
export function createAspectFinder(settings: AspectSettings): AspectFinder {
  const candidates = settings.aspects.map((aspect) => ({
    aspect,
    angleDeg: ASPECTS[aspect].angleDeg,
    orbDeg: orbLimitDeg(aspect, settings, false),
    orbWithLuminaryDeg: orbLimitDeg(aspect, settings, true),
  }));
  return (first, second) => findNearestAspect(first, second, candidates);
}

/** The aspect in longitude between two points by these settings. */
export function findAspectBetween(
  first: AspectPoint,
  second: AspectPoint,
  settings: AspectSettings,
): Aspect | undefined {
  return createAspectFinder(settings)(first, second);
}

/**
 * The aspect within its orb that is nearest to exact.
 *
 * An aspect applies while the separation moves toward the nominal angle. Where the arc from the first point to the
 * second is positive, the separation grows as the arc grows; where it is negative, it shrinks.
 */
function findNearestAspect(
  first: AspectPoint,
  second: AspectPoint,
  candidates: readonly AspectCandidate[],
): Aspect | undefined {
  const arc = arcDeg(first.longitudeDeg, second.longitudeDeg);
  const separation = Math.abs(arc);
  const nearest = pickNearest(candidates, separation, first.isLuminary || second.isLuminary);
  if (!nearest) return undefined;
  const { aspect, angleDeg } = nearest;
  const arcSpeed = relativeSpeed(first.longitudeSpeedDegPerDay, second.longitudeSpeedDegPerDay);
  const separationSpeed = arcSpeed === null ? null : arcSpeed * Math.sign(arc);
  return toAspect(first, second, {
    aspect,
    angleDeg,
    separation,
    applying: isClosing(separation - angleDeg, separationSpeed),
  });
}

/** Parallel or contraparallel of two points whose declinations are known. */
export function findDeclinationAspect(first: AspectPoint, second: AspectPoint): Aspect | undefined {
  const [a, b] = [first.declinationDeg, second.declinationDeg];
  if (a === undefined || b === undefined) return undefined;
  const aspect: DeclinationAspectId = Math.sign(a) === Math.sign(b) ? 'parallel' : 'contraparallel';
  const side = aspect === 'parallel' ? 1 : -1;
  const gap = b - side * a;
  if (Math.abs(gap) > DECLINATION_ASPECTS[aspect].orbDeg) return undefined;
  const speeds = [first.declinationSpeedDegPerDay ?? null, second.declinationSpeedDegPerDay ?? null] as const;
  const gapSpeed = relativeSpeed(speeds[0] === null ? null : side * speeds[0], speeds[1]);
  return toAspect(first, second, {
    aspect,
    angleDeg: 0,
    separation: Math.abs(gap),
    applying: isClosing(gap, gapSpeed),
  });
}

function pickNearest(
  candidates: readonly AspectCandidate[],
  separation: number,
  withLuminary: boolean,
): AspectCandidate | undefined {
  let nearest: AspectCandidate | undefined;
  let nearestOrb = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const orb = Math.abs(separation - candidate.angleDeg);
    if (orb < nearestOrb && orb <= (withLuminary ? candidate.orbWithLuminaryDeg : candidate.orbDeg)) {
      nearest = candidate;
      nearestOrb = orb;
    }
  }
  return nearest;
}

/** Speed of the second point relative to the first; null where neither moves. */
function relativeSpeed(first: number | null, second: number | null): number | null {
  return first === null && second === null ? null : (second ?? 0) - (first ?? 0);
}

/** Whether a gap, positive or negative, shrinks; null without speeds. */
function isClosing(gap: number, gapSpeed: number | null): boolean | null {
  return gapSpeed === null ? null : gap * gapSpeed < 0;
}

interface AspectMeasurement {
  readonly aspect: AspectId | DeclinationAspectId;
  readonly angleDeg: number;
  readonly separation: number;
  readonly applying: boolean | null;
}

function toAspect(
  first: AspectPoint,
  second: AspectPoint,
  { aspect, angleDeg, separation, applying }: AspectMeasurement,
): Aspect {
  const orbDeg = Math.abs(separation - angleDeg);
  return {
    object1: first.id,
    object2: second.id,
    aspect,
    angleDeg,
    separationDeg: separation,
    orbDeg,
    applying,
    exact: orbDeg < EXACT_ORB_DEG,
  };
}
