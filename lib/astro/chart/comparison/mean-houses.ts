import type { HouseSystemCode } from '../../../base/catalog/house-systems.ts';
import type { LongitudeDeg } from '../../../base/units/angle.ts';
import type { Warning } from '../../../base/warning.ts';
import type { Ephemeris, HouseCusps } from '../../port.ts';
import { castHouses } from '../chart-houses.ts';
import type { ChartHouses } from '../houses.ts';
import type { ChartSettings } from '../settings.ts';
import type { Birth } from './birth.ts';
import { computeMeanLongitude } from './mean-longitude.ts';

/** Houses whose cusps and angles are the means of those of several births. */
export interface MeanHouses {
  readonly cusps: HouseCusps;
  /** The requested system; its fallback for all births where it is undefined for one of them. */
  readonly usedSystem: HouseSystemCode;
  /** The houses of each birth, in `usedSystem`. */
  readonly natal: readonly ChartHouses[];
  /** Angles and cusps that cancel each other out. */
  readonly ambiguous: readonly string[];
  readonly warnings: readonly Warning[];
}

/**
 * Averages the houses of births, cusp by cusp.
 *
 * @throws HousesUndefinedError where the requested system is undefined for a birth and the fallback is `error`
 * @source Astrodienst, "Composite charts", midpoint method: Ascendant, Midheaven and all cusps are calculated like the
 * positions of the planets, https://www.astro.com/faq/fq_fh_compo_e.htm
 */
export function castMeanHouses(ephemeris: Ephemeris, births: readonly Birth[], settings: ChartSettings): MeanHouses {
  const castAll = (houseSystem: HouseSystemCode) =>
    births.map((birth) => castHouses({ ephemeris, ...birth }, { ...settings, houseSystem }));
  const requested = castAll(settings.houseSystem);
  const warnings = requested.flatMap((cast) => cast.warnings.filter(({ code }) => code === 'HouseSystemReplaced'));
  const replaced = requested.find(({ houses }) => houses.usedSystem !== settings.houseSystem);
  const usedSystem = replaced?.houses.usedSystem ?? settings.houseSystem;
  const natal = (replaced ? castAll(usedSystem) : requested).map(({ houses }) => houses);
  return { ...averageHouses(natal), usedSystem, natal, warnings };
}

type Angle = Exclude<keyof HouseCusps, 'cuspsDeg' | 'sectorCuspsDeg'>;

const SHOWN_ANGLES: readonly (readonly [id: string, angle: Angle])[] = [
  ['ascendant', 'ascendantDeg'],
  ['midheaven', 'midheavenDeg'],
];

function averageHouses(natal: readonly HouseCusps[]): Pick<MeanHouses, 'cusps' | 'ambiguous'> {
  const average = (angle: Angle) => computeMeanLongitude(natal.map((houses) => houses[angle]));
  const cusps = Array.from({ length: 12 }, (_, index) =>
    computeMeanLongitude(natal.map(({ cuspsDeg }) => cuspsDeg[index] as LongitudeDeg)),
  );
  return {
    cusps: {
      cuspsDeg: cusps.map(({ longitudeDeg }) => longitudeDeg),
      ascendantDeg: average('ascendantDeg').longitudeDeg,
      midheavenDeg: average('midheavenDeg').longitudeDeg,
      vertexDeg: average('vertexDeg').longitudeDeg,
      eastPointDeg: average('eastPointDeg').longitudeDeg,
      armcDeg: average('armcDeg').longitudeDeg,
    },
    ambiguous: [
      ...SHOWN_ANGLES.flatMap(([id, angle]) => (average(angle).isAmbiguous ? [id] : [])),
      ...cusps.flatMap(({ isAmbiguous }, index) => (isAmbiguous ? [`cusp ${index + 1}`] : [])),
    ],
  };
}
