import { asinDeg, longitudeDeg, tanDeg } from '../../base/units/angle.ts';

/** Where a point stands in its daily motion, and the latitude of the place, degrees. */
interface DailyPosition {
  /** Hour angle, west positive; any turn. */
  readonly hourAngleDeg: number;
  readonly declinationDeg: number;
  /** North positive. */
  readonly latitudeDeg: number;
}

/** Sectors above the horizon, and as many below it. */
export const SECTORS_PER_ARC = 18;
export const SECTOR_COUNT = 2 * SECTORS_PER_ARC;
const SETTING_SECTOR = 1 + SECTORS_PER_ARC;

/**
 * Half of the arc between rising and setting, degrees in `(0, 180)`, without refraction.
 *
 * @returns undefined where the point neither rises nor sets
 */
export function semiArcDeg(declinationDeg: number, latitudeDeg: number): number | undefined {
  const sine = tanDeg(latitudeDeg) * tanDeg(declinationDeg);
  return Math.abs(sine) < 1 ? 90 + asinDeg(sine) : undefined;
}

/**
 * Gauquelin sector in `[1, 37)`, counted clockwise: 1 at rising, 10 at the upper culmination, 19 at setting. The arcs above
 * and below the horizon are each divided into eighteen equal parts of time.
 *
 * @returns undefined where the point neither rises nor sets
 * @source Swiss Ephemeris documentation, sections 6.2.12 and 6.6 (github.com/aloistr/swisseph, doc/swisseph.md at commit
 * 49cb47e7)
 */
export function findSector({ hourAngleDeg, declinationDeg, latitudeDeg }: DailyPosition): number | undefined {
  const arcDeg = semiArcDeg(declinationDeg, latitudeDeg);
  if (arcDeg === undefined) return undefined;
  const sinceRisingDeg = longitudeDeg(hourAngleDeg + arcDeg);
  const dayDeg = 2 * arcDeg;
  if (sinceRisingDeg < dayDeg) return 1 + (SECTORS_PER_ARC * sinceRisingDeg) / dayDeg;
  return SETTING_SECTOR + (SECTORS_PER_ARC * (sinceRisingDeg - dayDeg)) / (360 - dayDeg);
}

const PLUS_ZONES: ReadonlySet<number> = new Set([36, 1, 2, 3, 9, 10, 11, 12]);

/** Whether a sector is one of those after rising and after the upper culmination that Gauquelin called plus zones. */
export const isPlusZone = (sector: number): boolean => PLUS_ZONES.has(Math.floor(sector));
