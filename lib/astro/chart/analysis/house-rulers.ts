import type { Rulership, RulingPlanet } from '../../../base/catalog/dignities.ts';
import { type Sign, signAt } from '../../../base/catalog/signs.ts';
import type { HouseCusps } from '../../port.ts';
import { signIndexOf, signOf } from '../../sky/zodiac/sign-position.ts';
import { signRulersOf } from '../dignities/rulers.ts';
import type { ChartPoint } from '../point.ts';

/** Rulers of one house, and where the ruler of its cusp is. */
export interface HouseRuler {
  /** 1 to 12. */
  readonly house: number;
  /** Ruler of the sign of the cusp, in the houses of the chart. */
  readonly cuspRuler: RulingPlanet;
  /** Ruler of the sign that is this house when houses are whole signs from the Ascendant's. */
  readonly wholeSignRuler: RulingPlanet;
  /** House of the cusp's ruler, in the houses of the chart; undefined where the chart lacks the ruler. */
  readonly inHouse: number | undefined;
  /** Sign of the cusp's ruler; undefined where the chart lacks the ruler. */
  readonly inSign: Sign | undefined;
}

/** The rulers of the twelve houses, the first house's first. */
export function listHouseRulers(
  { cuspsDeg, ascendantDeg }: Pick<HouseCusps, 'cuspsDeg' | 'ascendantDeg'>,
  points: readonly Pick<ChartPoint, 'id' | 'longitudeDeg' | 'house'>[],
  rulership: Rulership,
): readonly HouseRuler[] {
  const rising = signIndexOf(ascendantDeg);
  return cuspsDeg.map((cuspDeg, index) => {
    const cuspRuler = signRulersOf(signOf(cuspDeg))[rulership];
    const place = points.find(({ id }) => id === cuspRuler);
    return {
      house: index + 1,
      cuspRuler,
      wholeSignRuler: signRulersOf(signAt(rising + index))[rulership],
      inHouse: place?.house,
      inSign: place && signOf(place.longitudeDeg),
    };
  });
}
