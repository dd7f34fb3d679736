import { formatAyanamsa } from '../../base/catalog/ayanamsas.ts';
import type { NumberedBodyId } from '../../base/catalog/bodies.ts';
import type { LongitudeDeg } from '../../base/units/angle.ts';
import type { JdRange, JdUt } from '../../base/units/time.ts';
import type { EclipticState, Ephemeris, SearchZodiac } from '../port.ts';
import type { LongitudePiece } from './longitude-piece.ts';

/**
 * Why compiled data are not used: the file is missing, was made by another engine or from other data, or some of it
 * has other bytes.
 */
export type CompiledFault = 'missing' | 'other_engine' | 'other_data' | 'damaged';

/** What is compiled ahead, each in a file of its own. */
export type CompiledData = 'longitudes' | 'moments';

/** A moment of an event that was found ahead. */
export interface CompiledMoment {
  /** A whole millisecond. */
  readonly moment: JdUt;
  /** What happens, as the kind of event counts it: 0 to 255. */
  readonly code: number;
}

/** Positions and events that were calculated once for everybody, with the engine. */
export interface Compiled {
  /**
   * A body's geocentric tropical longitude in one cell of its grid.
   *
   * @param cell its number: moments divided by the length of the body's cells
   * @returns undefined for a cell that is not compiled, or whose data are damaged
   */
  compiledPieces(body: NumberedBodyId, cell: number): readonly LongitudePiece[] | undefined;
  /**
   * Moments of events in a range, both ends included.
   *
   * @param list kind of the events and the bodies, such as `apsis:moon` or `aspect:moon-mars`
   * @returns undefined for a list or a range that is not compiled, or whose data are damaged
   */
  compiledMoments(list: string, range: JdRange): readonly CompiledMoment[] | undefined;
}

/**
 * What is known of positions without the engine: what is compiled, and a cache of fitted pieces across requests. Keys name body,
 * zodiac and span, or the zero point of a zodiac and a span.
 *
 * It may evict a piece at any time: a second fit of the same span gives the same bits.
 */
export interface PieceStore extends Compiled {
  get(key: string): readonly LongitudePiece[] | undefined;
  set(key: string, pieces: readonly LongitudePiece[]): void;
}

/** A store that knows nothing and keeps nothing: every position comes from the engine. */
export const EMPTY_STORE: PieceStore = {
  get: () => undefined,
  set: () => undefined,
  compiledPieces: () => undefined,
  compiledMoments: () => undefined,
};

/** The positions that an instance keeps. */
export interface Positions extends PieceStore {
  /** Reads a whole compiled file, once. @returns why some or all of it is not used */
  checkCompiled(data: CompiledData): CompiledFault | undefined;
}

/** The sky seen from the center of the Earth in one zodiac: the engine, and what is known without it. */
export interface GeocentricSky {
  readonly ephemeris: Ephemeris;
  readonly zodiac: SearchZodiac;
  readonly store: PieceStore;
}

/**
 * The same sky in the tropical zodiac. Stations, and aspects between bodies, are searched there, so that their moments do
 * not depend on the zodiac of an answer: a sidereal zero point itself moves, and sidereal stations are up to 198 s away
 * from tropical ones (62 of Venus from 2000 to 2049, `lahiri`).
 */
export const toTropicalSky = (sky: GeocentricSky): GeocentricSky =>
  sky.zodiac.type === 'tropical' ? sky : { ...sky, zodiac: { type: 'tropical' } };

/** A body's position and speed, from the engine. */
export function stateAt({ ephemeris, zodiac }: GeocentricSky, body: NumberedBodyId, moment: JdUt): EclipticState {
  return ephemeris.position(body, moment, { zodiac, center: { type: 'geocentric' } });
}

/** A body's longitude, from the engine. */
export function longitudeAt({ ephemeris, zodiac }: GeocentricSky, body: NumberedBodyId, moment: JdUt): LongitudeDeg {
  return ephemeris.longitude(body, moment, { zodiac, center: { type: 'geocentric' } });
}

/**
 * Cache key of the longitude of a body in the zodiac of a sky, or of the zero point of that zodiac, in a cell. Where a body has
 * two grids, no cell of one has the number of a cell of the other.
 */
export function toCellKey({ zodiac }: GeocentricSky, name: NumberedBodyId | 'zero_point', cell: number): string {
  return `${name}${zodiac.type === 'tropical' ? '' : `@${formatAyanamsa(zodiac.ayanamsa)}`}#${cell}`;
}
