import type { AyanamsaId } from '../../base/catalog/ayanamsas.ts';
import { type LongitudeDeg, longitudeDeg } from '../../base/units/angle.ts';
import { createWarning, type Warning } from '../../base/warning.ts';
import type { ChartContext } from './chart-context.ts';
import { computeCusps } from './chart-houses.ts';

/** The zodiac and the cusps of Krishnamurti's system for a sidereal chart, regardless of its own ayanamsa and houses. */
export interface KpFrame {
  readonly ayanamsa: AyanamsaId;
  readonly ayanamsaDeg: number;
  /** The twelve cusps of Placidus in that zodiac; undefined without a birth time and where Placidus is undefined. */
  readonly cuspsDeg: readonly LongitudeDeg[] | undefined;
  /** A longitude of the chart in that zodiac. */
  toKpLongitude(chartDeg: LongitudeDeg): LongitudeDeg;
}

/**
 * Prepares a sidereal chart for the lords of Krishnamurti's system.
 *
 * Longitudes are carried over by the difference of the ayanamsas. In `j2000`, `j1900`, `b1950` and `skydram`, which place
 * bodies on another ecliptic, the result can be a second of arc off.
 */
export function createKpFrame(
  context: ChartContext,
  ayanamsa: AyanamsaId,
  hasHouses: boolean,
): { readonly kp: KpFrame; readonly warnings: readonly Warning[] } {
  const ayanamsaDeg = context.ephemeris.ayanamsaDeg(context.moment, ayanamsa);
  const shiftDeg = (context.ayanamsaDeg ?? 0) - ayanamsaDeg;
  const cusps = hasHouses ? computeCusps(context, 'P', { type: 'sidereal', ayanamsa }) : undefined;
  const kp = {
    ayanamsa,
    ayanamsaDeg,
    cuspsDeg: cusps?.cuspsDeg,
    toKpLongitude: (chartDeg: LongitudeDeg) => longitudeDeg(chartDeg + shiftDeg),
  };
  const isUndefined = hasHouses && !cusps;
  const message = `Placidus is undefined at latitude ${context.place.latitudeDeg}: kp_cusps is left out.`;
  return { kp, warnings: isUndefined ? [createWarning('KpCuspsOmitted', message)] : [] };
}
