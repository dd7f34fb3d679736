import type { LongitudeDeg } from '../../../base/units/angle.ts';
import type { JdUt } from '../../../base/units/time.ts';
import type { PieceStore } from '../../motion/geocentric-sky.ts';
import type { Ephemeris, GeoPlace, Zodiac } from '../../port.ts';
import { findLastPhase, moonPhaseDeg } from '../../sky/lunar/lunation.ts';
import { TROPICAL_GEOCENTRIC } from '../../sky/zodiac/frames.ts';
import { isDayChart } from '../sect.ts';

const SYZYGY_DEG = { new_moon: 0, full_moon: 180 } as const;
export const SYZYGY_KINDS = ['new_moon', 'full_moon'] as const;
type SyzygyKind = (typeof SYZYGY_KINDS)[number];

/** The last new or full Moon before a birth, and its degree. */
export interface PrenatalSyzygy {
  readonly kind: SyzygyKind;
  readonly moment: JdUt;
  /** Body whose degree counts: at a full Moon the light above the horizon of the birthplace then. */
  readonly light: 'sun' | 'moon';
  /** In the zodiac of the query, geocentric. */
  readonly longitudeDeg: LongitudeDeg;
}

/** A birth whose syzygy is searched. */
interface SyzygyQuery {
  readonly ephemeris: Ephemeris;
  readonly store: PieceStore;
  readonly place: GeoPlace;
  /** Of the degree in the result. */
  readonly zodiac: Zodiac;
}

/** The last new or full Moon at or before a birth; undefined before the ephemeris files begin. */
export function findPrenatalSyzygy(query: SyzygyQuery, birth: JdUt): PrenatalSyzygy | undefined {
  const { ephemeris, store, zodiac } = query;
  const sky = { ephemeris, store, zodiac: TROPICAL_GEOCENTRIC.zodiac };
  const phaseDeg = moonPhaseDeg(sky, birth);
  const kind: SyzygyKind = phaseDeg < SYZYGY_DEG.full_moon ? 'new_moon' : 'full_moon';
  const moment = findLastPhase(sky, { moment: birth, phaseDeg }, SYZYGY_DEG[kind]);
  if (moment === undefined) return undefined;
  const light = kind === 'full_moon' && !isSunUp(query, moment) ? 'moon' : 'sun';
  const frame = { ...TROPICAL_GEOCENTRIC, zodiac };
  return { kind, moment, light, longitudeDeg: ephemeris.longitude(light, moment, frame) };
}

function isSunUp({ ephemeris, place }: SyzygyQuery, moment: JdUt): boolean {
  const { siderealTimeDeg } = ephemeris.orientation(moment);
  return isDayChart({ ...ephemeris.equatorial('sun', moment, TROPICAL_GEOCENTRIC.center), ...place, siderealTimeDeg });
}
