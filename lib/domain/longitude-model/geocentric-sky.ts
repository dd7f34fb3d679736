import type { CatalogBodyId } from '../../catalog/bodies.ts';
import type { EclipticState, Ephemeris, Zodiac } from '../../ephemeris/port.ts';
import type { LongitudeDeg } from '../../units/angle.ts';
import type { JdUt } from '../../units/time.ts';
import type { LongitudePiece } from './longitude-piece.ts';

/**
 * Where fitted pieces are kept from one request to the next, under keys that name body, zodiac and span.
 *
 * Whatever it forgets is fitted anew, to the same bits, so it may forget at any time.
 */
export interface PieceStore {
  get(key: string): readonly LongitudePiece[] | undefined;
  set(key: string, pieces: readonly LongitudePiece[]): void;
}

/** The sky as seen from the centre of the Earth, in one zodiac: the engine, and the fits that spare asking it. */
export interface GeocentricSky {
  readonly ephemeris: Ephemeris;
  readonly zodiac: Zodiac;
  readonly store: PieceStore;
}

/** A body's place and speed, from the engine itself. */
export function stateAt({ ephemeris, zodiac }: GeocentricSky, body: CatalogBodyId, moment: JdUt): EclipticState {
  return ephemeris.position(body, moment, { zodiac, center: { type: 'geocentric' } });
}

/** A body's longitude, from the engine itself. */
export function longitudeAt({ ephemeris, zodiac }: GeocentricSky, body: CatalogBodyId, moment: JdUt): LongitudeDeg {
  return ephemeris.longitude(body, moment, { zodiac, center: { type: 'geocentric' } });
}

/** Names a body's longitude in this sky. */
export function toLongitudeKey({ zodiac }: GeocentricSky, body: CatalogBodyId): string {
  return zodiac.type === 'tropical' ? body : `${body}@${zodiac.ayanamsa}`;
}
