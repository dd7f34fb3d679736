import { formatAyanamsa } from '../../base/catalog/ayanamsas.ts';
import type { CatalogBodyId } from '../../base/catalog/bodies.ts';
import type { LongitudeDeg } from '../../base/units/angle.ts';
import type { JdUt } from '../../base/units/time.ts';
import type { EclipticState, Ephemeris, LongitudePiece, SearchZodiac } from '../port.ts';

/**
 * Cache of fitted pieces across requests. Keys name body, zodiac and span, or the zero point of a zodiac and a span.
 *
 * It may evict an entry at any time: a second fit of the same span gives the same bits.
 */
export interface PieceStore {
  get(key: string): readonly LongitudePiece[] | undefined;
  set(key: string, pieces: readonly LongitudePiece[]): void;
}

/** The sky seen from the center of the Earth in one zodiac: the engine, and a cache of fits that saves calls of it. */
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
export function stateAt({ ephemeris, zodiac }: GeocentricSky, body: CatalogBodyId, moment: JdUt): EclipticState {
  return ephemeris.position(body, moment, { zodiac, center: { type: 'geocentric' } });
}

/** A body's longitude, from the engine. */
export function longitudeAt({ ephemeris, zodiac }: GeocentricSky, body: CatalogBodyId, moment: JdUt): LongitudeDeg {
  return ephemeris.longitude(body, moment, { zodiac, center: { type: 'geocentric' } });
}

/**
 * Error that {@link nearLongitudeAt} never exceeds, degrees: where the engine's polynomials for ΔT meet. The largest of a million in
 * the compiled years was 1e-12°. In a millisecond the Sun moves 400 times as far.
 */
export const NEAR_LONGITUDE_ERROR_DEG = 3e-11;

/** A body's tropical longitude but for {@link NEAR_LONGITUDE_ERROR_DEG}, at half the cost; not for `true_lilith`. */
export function nearLongitudeAt({ ephemeris }: GeocentricSky, body: CatalogBodyId, moment: JdUt): number {
  return ephemeris.nearLongitudeDeg(body, moment);
}

/** Cache key of a body's longitude in the zodiac of a sky. */
export function toLongitudeKey({ zodiac }: GeocentricSky, body: CatalogBodyId): string {
  return zodiac.type === 'tropical' ? body : `${body}@${formatAyanamsa(zodiac.ayanamsa)}`;
}

/** Cache key of the zero point of a zodiac. */
export function toZodiacKey(zodiac: SearchZodiac): string {
  return zodiac.type === 'tropical' ? 'zero_point' : `zero_point@${formatAyanamsa(zodiac.ayanamsa)}`;
}
