import type { BodyId } from '../../base/catalog/bodies.ts';
import type { HouseSystemCode } from '../../base/catalog/house-systems.ts';
import { cosDeg, DEG_PER_RAD, type LongitudeDeg, longitudeDeg, sinDeg } from '../../base/units/angle.ts';
import { type JdUt, jdUt } from '../../base/units/time.ts';
import { countSolarYears, SIDEREAL_YEAR_DAYS } from '../indian/dashas/dasha-years.ts';
import type { EclipticState, Ephemeris, Frame, GeoPlace, HouseCusps } from '../port.ts';
import type { ClaimPoint } from './claim.ts';
import type { ObserverKind } from './skies.ts';

/** Choices of a chart that only some points depend on. */
export interface ChartChoices {
  readonly node: 'mean' | 'true';
  readonly lilith: 'mean' | 'true';
  readonly houseSystem: HouseSystemCode;
  /** `always_day`: as by day, whatever the Sun does. */
  readonly lots: 'by_sect' | 'always_day';
  readonly angles: AnglesKind;
}

/**
 * Zero point of the angles and cusps: that of the bodies (`alike`), the equinox, that of the stated zodiac, or that of the bodies without
 * nutation. `opposite`: the Descendant for the Ascendant.
 */
export const ANGLES_KINDS = ['alike', 'tropical', 'stated', 'mean', 'opposite'] as const;
export type AnglesKind = (typeof ANGLES_KINDS)[number];

/** When, where and how points are seen. */
export interface View {
  readonly bodiesJdUt: JdUt;
  readonly anglesJdUt: JdUt;
  readonly place: GeoPlace;
  readonly sight: ObserverKind;
  /** Distance of the zero point from the true equinox. */
  readonly shiftDeg: number;
  /** The same of the angles. */
  readonly anglesShiftDeg: Readonly<Record<AnglesKind, number>>;
}

/** Longitudes of points under many readings, each calculated once. */
export interface SkyPoints {
  /** In the zodiac of the view; undefined where the house system has no cusps there. */
  longitudeOf(point: ClaimPoint, view: View, chart: ChartChoices): LongitudeDeg | undefined;
  /** Twelve cusps in the zodiac of the angles. */
  cuspsOf(view: View, chart: Pick<ChartChoices, 'houseSystem' | 'angles'>): readonly LongitudeDeg[] | undefined;
  /** A moment that is so many true solar years after another one; of mean ones where the files end. */
  afterSolarYears(birth: JdUt, years: number): JdUt;
}

const TROPICAL = { type: 'tropical' } as const;
const SIGN_DEG = 30;
/** Days to the ends of the files in which a return of the Sun is not searched. */
const MARGIN_DAYS = 30;
/** Any sidereal zodiac: they differ in what they count from, not in the length of a year. */
const SIDEREAL_FRAME = { zodiac: { type: 'sidereal', ayanamsa: 'lahiri' }, center: { type: 'geocentric' } } as const;

const NO_PLACE: GeoPlace = { latitudeDeg: 0, longitudeDeg: 0, elevationM: 0 };

function toFrame(sight: ObserverKind, place: GeoPlace): Frame {
  if (sight === 'topocentric') return { zodiac: TROPICAL, center: { type: 'topocentric', place } };
  if (sight === 'unplaced') return { zodiac: TROPICAL, center: { type: 'topocentric', place: NO_PLACE } };
  return { zodiac: TROPICAL, center: { type: 'geocentric' }, ...(sight === 'true' && { positions: 'true' }) };
}

const formatPlace = ({ latitudeDeg, longitudeDeg: east }: GeoPlace): string => `${latitudeDeg} ${east}`;

/** Light in a day, astronomical units. @source IAU: 299 792 458 m/s, and 149 597 870 700 m in a unit */
const LIGHT_AU_PER_DAY = (299_792_458 * 86_400) / 149_597_870_700;

/** How far annual aberration moves a body along the ecliptic, degrees: the speed of the Earth across its direction, in that of light. */
function aberrationOf({ longitudeDeg: of, latitudeDeg }: EclipticState, sun: EclipticState): number {
  const { longitudeDeg: toward, distanceAu, distanceSpeedAuPerDay, longitudeSpeedDegPerDay } = sun;
  const turning = (distanceAu * longitudeSpeedDegPerDay) / DEG_PER_RAD;
  const across = -distanceSpeedAuPerDay * sinDeg(toward - of) - turning * cosDeg(toward - of);
  return (DEG_PER_RAD * across) / LIGHT_AU_PER_DAY / cosDeg(latitudeDeg);
}

/** Directions without a distance, which are not aberrated. */
const isDirection = (body: BodyId): boolean => /_(node|lilith)$/.test(body);

function locateUnaberrated(ephemeris: Ephemeris, body: BodyId, at: JdUt): LongitudeDeg {
  const seen = ephemeris.position(body, at, toFrame('apparent', NO_PLACE));
  const sun = ephemeris.position('sun', at, toFrame('true', NO_PLACE));
  return longitudeDeg(seen.longitudeDeg - aberrationOf(seen, sun));
}

function findAfterSolarYears(ephemeris: Ephemeris, birth: JdUt, years: number): JdUt {
  const { fromJdUt, toJdUt } = ephemeris.coverage('sun');
  const mean = jdUt(birth + years * SIDEREAL_YEAR_DAYS);
  if (mean < fromJdUt + MARGIN_DAYS || mean > toJdUt - MARGIN_DAYS) return mean;
  return countSolarYears(birth, (at) => ephemeris.position('sun', at, SIDEREAL_FRAME))(years);
}

/** Longitudes and cusps of an engine, remembered by moment, place and sight. */
export function createSkyPoints(ephemeris: Ephemeris): SkyPoints {
  const bodies = new Map<string, LongitudeDeg>();
  const houses = new Map<string, HouseCusps | undefined>();
  const bodyAt = (body: BodyId, { bodiesJdUt, sight, place }: View): LongitudeDeg => {
    const key = `${body} ${bodiesJdUt} ${sight === 'topocentric' ? formatPlace(place) : sight}`;
    const known = bodies.get(key);
    if (known !== undefined) return known;
    const value =
      sight === 'unaberrated' && !isDirection(body)
        ? locateUnaberrated(ephemeris, body, bodiesJdUt)
        : ephemeris.longitude(body, bodiesJdUt, toFrame(sight, place));
    bodies.set(key, value);
    return value;
  };
  const housesAt = ({ anglesJdUt, place }: View, system: HouseSystemCode): HouseCusps | undefined => {
    const key = `${system} ${anglesJdUt} ${formatPlace(place)}`;
    if (!houses.has(key)) houses.set(key, ephemeris.houses(anglesJdUt, place, system, TROPICAL));
    return houses.get(key);
  };
  const ascendantOf = (view: View): number => housesAt(view, 'O')?.ascendantDeg ?? Number.NaN;
  const cuspsOf: SkyPoints['cuspsOf'] = (view, { houseSystem: system, angles }) => {
    const shiftDeg = view.anglesShiftDeg[angles];
    const cusps = housesAt(view, system)?.cuspsDeg;
    if (system !== 'W') return cusps?.map((cusp) => longitudeDeg(cusp - shiftDeg));
    const first = Math.floor(longitudeDeg(ascendantOf(view) - shiftDeg) / SIGN_DEG) * SIGN_DEG;
    return Array.from({ length: 12 }, (_, index) => longitudeDeg(first + index * SIGN_DEG));
  };
  const lotOf = (lot: 'fortune' | 'spirit', view: View, { lots }: ChartChoices): number => {
    const [sun, moon, ascendant] = [bodyAt('sun', view), bodyAt('moon', view), ascendantOf(view)];
    const isDay = lots === 'always_day' || longitudeDeg(sun - ascendant) >= 180;
    return ascendant + (isDay === (lot === 'fortune') ? moon - sun : sun - moon);
  };
  const tropicalOf = (point: Exclude<ClaimPoint, { type: 'cusp' }>, view: View, chart: ChartChoices): number => {
    switch (point.type) {
      case 'body':
        return bodyAt(point.body, view);
      case 'node':
        return bodyAt(`${chart.node}_node`, view) + (point.isSouth ? 180 : 0);
      case 'lilith':
        return bodyAt(`${chart.lilith}_lilith`, view);
      case 'angle': {
        const isTurned = point.isOpposite !== (chart.angles === 'opposite' && point.angle === 'ascendant');
        return (housesAt(view, 'O')?.[`${point.angle}Deg`] ?? Number.NaN) + (isTurned ? 180 : 0);
      }
      case 'lot':
        return lotOf(point.lot, view, chart);
    }
  };
  return {
    cuspsOf,
    longitudeOf: (point, view, chart) => {
      if (point.type === 'cusp') return cuspsOf(view, chart)?.[point.house - 1];
      const shiftDeg = point.type === 'angle' ? view.anglesShiftDeg[chart.angles] : view.shiftDeg;
      return longitudeDeg(tropicalOf(point, view, chart) - shiftDeg);
    },
    afterSolarYears: (birth, years) => findAfterSolarYears(ephemeris, birth, years),
  };
}
