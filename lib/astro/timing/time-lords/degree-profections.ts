import { ASPECTS, type AspectId } from '../../../base/catalog/aspects.ts';
import { type ClassicalPlanet, SIGN_RULERS } from '../../../base/catalog/dignities.ts';
import type { Sign } from '../../../base/catalog/signs.ts';
import { type LongitudeDeg, longitudeDeg, TURN_DEG } from '../../../base/units/angle.ts';
import { type JdRange, type JdUt, jdUt } from '../../../base/units/time.ts';
import { DEG_PER_SIGN, signLongitudeDeg, signOf } from '../../sky/zodiac/sign-position.ts';
import { ageAt, type YearStarts } from './anniversaries.ts';
import { countSigns, type LifePeriod, meetsWindow, signAfter } from './life-period.ts';

/** A point that moves 30° in each year of life, evenly within the year. */
interface DegreeProfection {
  readonly fromDeg: LongitudeDeg;
  readonly yearStarts: YearStarts;
}

/** Time of a profected point in one sign. */
export interface SignStay extends LifePeriod {
  readonly level: 1;
  /** Completed years of life at the start. */
  readonly age: number;
  readonly sign: Sign;
  readonly house: number;
  readonly lord: ClassicalPlanet;
}

/** A natal point, in the zodiac of the profected one. */
export interface AspectedPoint {
  readonly id: string;
  readonly longitudeDeg: LongitudeDeg;
}

/** The moment at which a profected point is exactly at an aspect to a natal point. */
export interface ProfectedAspect {
  readonly moment: JdUt;
  readonly aspect: AspectId;
  readonly point: string;
  readonly profectedDeg: LongitudeDeg;
}

/** Degrees that a point has moved since birth, not wrapped. */
function arcAt({ yearStarts }: DegreeProfection, moment: JdUt): number {
  const age = ageAt(yearStarts, moment);
  const [start, end] = [yearStarts(age), yearStarts(age + 1)];
  return (age + (moment - start) / (end - start)) * DEG_PER_SIGN;
}

function momentOfArc({ yearStarts }: DegreeProfection, arc: number): JdUt {
  const age = Math.floor(arc / DEG_PER_SIGN);
  const start = yearStarts(age);
  return jdUt(start + (arc / DEG_PER_SIGN - age) * (yearStarts(age + 1) - start));
}

/** Longitude of a profected point at a moment that is not before the birth. */
export function profectDegree(profection: DegreeProfection, moment: JdUt): LongitudeDeg {
  return longitudeDeg(profection.fromDeg + arcAt(profection, moment));
}

/**
 * Times in signs that have a moment in common with a window. The first one begins with the birth.
 *
 * @param window starts at the birth or later
 */
export function listSignStays(profection: DegreeProfection, window: JdRange): readonly SignStay[] {
  const intoSignDeg = signLongitudeDeg(profection.fromDeg);
  const boundary = (index: number): JdUt => momentOfArc(profection, Math.max(0, index * DEG_PER_SIGN - intoSignDeg));
  const first = Math.floor((arcAt(profection, window.fromJdUt) + intoSignDeg) / DEG_PER_SIGN);
  const stays: SignStay[] = [];
  // Rounding can put a window that starts on a boundary into the sign before it.
  for (let index = Math.max(0, first - 1); boundary(index) <= window.toJdUt; index++) {
    const stay = { ...describeStay(profection, index), start: boundary(index), end: boundary(index + 1) };
    if (meetsWindow(stay, window)) stays.push({ ...stay, age: ageAt(profection.yearStarts, stay.start) });
  }
  return stays;
}

function describeStay({ fromDeg }: DegreeProfection, index: number) {
  const fromSign = signOf(fromDeg);
  const sign = signAfter(fromSign, index);
  return { level: 1 as const, sign, house: countSigns(fromSign, sign), lord: SIGN_RULERS[sign].traditional };
}

/**
 * Exact aspects of a profected point to natal ones, ascending.
 *
 * @param window starts at the birth or later
 */
export function findProfectedAspects(
  profection: DegreeProfection,
  window: JdRange,
  { points, aspects }: { readonly points: readonly AspectedPoint[]; readonly aspects: readonly AspectId[] },
): readonly ProfectedAspect[] {
  const arcs = { from: arcAt(profection, window.fromJdUt), to: arcAt(profection, window.toJdUt) };
  return points
    .flatMap(({ id, longitudeDeg: natalDeg }) =>
      aspects.flatMap((aspect) =>
        listTargets(natalDeg, aspect).flatMap((target) =>
          listArcs(longitudeDeg(target - profection.fromDeg), arcs).map((arc) => ({
            moment: momentOfArc(profection, arc),
            aspect,
            point: id,
            profectedDeg: target,
          })),
        ),
      ),
    )
    .toSorted((a, b) => a.moment - b.moment);
}

/** Longitudes at an aspect to a natal point: one for conjunction and opposition, else two. */
function listTargets(natalDeg: LongitudeDeg, aspect: AspectId): readonly LongitudeDeg[] {
  const { angleDeg } = ASPECTS[aspect];
  return [...new Set([longitudeDeg(natalDeg + angleDeg), longitudeDeg(natalDeg - angleDeg)])];
}

function listArcs(firstArc: number, { from, to }: { readonly from: number; readonly to: number }): readonly number[] {
  const arcs: number[] = [];
  for (let arc = firstArc; arc < to; arc += TURN_DEG) if (arc >= from) arcs.push(arc);
  return arcs;
}
