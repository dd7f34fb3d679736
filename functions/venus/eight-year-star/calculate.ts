import { createPositionSource } from '../../../lib/domain/events/position-source.ts';
import { driftDeg, findEightYearStar, type StarVertex } from '../../../lib/domain/venus/eight-year-star.ts';
import type { Ephemeris } from '../../../lib/ephemeris/port.ts';
import { measureAyanamsa, toZodiac, type ZodiacWithAyanamsa } from '../../../lib/use-cases/zodiac.ts';
import { type PlacedConjunction, placeConjunction } from '../place-events.ts';
import { readDate } from '../read-date.ts';
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
export function calculateEightYearStar(request: EightYearStarRequest, ephemeris: Ephemeris): EightYearStar {
  const date = readDate(request, ephemeris);
  const zodiac = toZodiac(request);
  const outputZodiac = { ephemeris, zodiac };
  const vertices = findEightYearStar(createPositionSource(ephemeris), date, request.type).map((vertex) => ({
    ...vertex,
    conjunction: placeConjunction(vertex.conjunction, outputZodiac),
    driftDeg: driftDeg(vertex, outputZodiac),
  }));
  return { vertices, zodiac: measureAyanamsa(zodiac, date, ephemeris) };
}
