import { driftDeg, findEightYearStar, type StarVertex } from '../../../lib/astro/sky/venus/eight-year-star.ts';
import { measureAyanamsa, type ZodiacWithAyanamsa } from '../../../lib/charts/zodiac.ts';
import { type PlacedConjunction, placeConjunction } from '../place-events.ts';
import { readDate } from '../read-date.ts';
import { toVenusSky, type VenusServices } from '../venus-sky.ts';
import type { EightYearStarRequest } from './request.ts';

/** A vertex of the star: {@link StarVertex}, in the zodiac of the answer. */
export interface PlacedVertex extends StarVertex {
  readonly conjunction: PlacedConjunction;
  /** Way from the same vertex of the star before, degrees; undefined beyond the ephemeris. */
  readonly driftDeg: number | undefined;
}

/** The five vertices around a date, ascending. */
export interface EightYearStar {
  readonly vertices: readonly PlacedVertex[];
  /** As it is at the date. */
  readonly zodiac: ZodiacWithAyanamsa;
}

/**
 * Finds the star of one kind of conjunctions around the date of a request.
 *
 * @throws Problem `DatetimeOutOfRange` outside the ephemeris files
 */
export function calculateEightYearStar(request: EightYearStarRequest, services: VenusServices): EightYearStar {
  const sky = toVenusSky(request, services);
  const date = readDate(request, sky.ephemeris);
  const vertices = findEightYearStar(sky, date, request.type).map((vertex) => ({
    ...vertex,
    conjunction: placeConjunction(vertex.conjunction, sky),
    driftDeg: driftDeg(vertex, sky),
  }));
  return { vertices, zodiac: measureAyanamsa(sky.zodiac, date, sky.ephemeris) };
}
