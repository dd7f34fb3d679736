import type { DirectionMethod, DirectionPointId } from '../../../base/catalog/primary-directions.ts';
import { arcDeg, longitudeDeg } from '../../../base/units/angle.ts';
import { semiArcDeg } from '../../chart/sector.ts';
import { findPoleDeg } from './mundane-position.ts';
import { type BirthSky, type DirectedPoint, placeOf } from './point.ts';

/** What the directions of a point are calculated from, degrees. */
export interface SpeculumEntry {
  readonly id: DirectionPointId;
  /** Tropical. */
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
  /** Undefined for a circumpolar point, as all below but the meridian distance. */
  readonly ascensionalDifferenceDeg: number | undefined;
  readonly obliqueAscensionDeg: number | undefined;
  readonly obliqueDescensionDeg: number | undefined;
  readonly diurnalSemiArcDeg: number | undefined;
  readonly nocturnalSemiArcDeg: number | undefined;
  readonly isAboveHorizon: boolean | undefined;
  /** From the upper meridian, `[-180, 180)`: east negative. */
  readonly meridianDistanceDeg: number;
  readonly mundanePositionDeg: number | undefined;
  /** Of its position circle by the method. */
  readonly poleDeg: number | undefined;
}

/** Calculates the speculum of a point. */
export function computeSpeculumEntry(point: DirectedPoint, sky: BirthSky, method: DirectionMethod): SpeculumEntry {
  const { id, latitudeDeg, rightAscensionDeg, declinationDeg, anglePositionDeg } = point;
  const meridianDistanceDeg = arcDeg(rightAscensionDeg, sky.armcDeg);
  const place =
    anglePositionDeg === undefined
      ? placeOf(point, sky, method)
      : { positionDeg: anglePositionDeg, declinationDeg: undefined };
  return {
    id,
    longitudeDeg: longitudeDeg(point.longitudeDeg),
    latitudeDeg,
    rightAscensionDeg,
    declinationDeg,
    meridianDistanceDeg,
    ...measureArcs({ rightAscensionDeg, declinationDeg, meridianDistanceDeg }, sky.latitudeDeg),
    mundanePositionDeg: place?.positionDeg,
    poleDeg: place && findPoleDeg(method, place, sky.latitudeDeg),
  };
}

type SpeculumArcs = Pick<
  SpeculumEntry,
  | 'ascensionalDifferenceDeg'
  | 'obliqueAscensionDeg'
  | 'obliqueDescensionDeg'
  | 'diurnalSemiArcDeg'
  | 'nocturnalSemiArcDeg'
  | 'isAboveHorizon'
>;

function measureArcs(
  {
    rightAscensionDeg,
    declinationDeg,
    meridianDistanceDeg,
  }: Pick<SpeculumEntry, 'rightAscensionDeg' | 'declinationDeg' | 'meridianDistanceDeg'>,
  latitudeDeg: number,
): SpeculumArcs {
  const diurnal = semiArcDeg(declinationDeg, latitudeDeg);
  if (diurnal === undefined) return CIRCUMPOLAR;
  const difference = diurnal - 90;
  return {
    ascensionalDifferenceDeg: difference,
    obliqueAscensionDeg: longitudeDeg(rightAscensionDeg - difference),
    obliqueDescensionDeg: longitudeDeg(rightAscensionDeg + difference),
    diurnalSemiArcDeg: diurnal,
    nocturnalSemiArcDeg: 180 - diurnal,
    isAboveHorizon: Math.abs(meridianDistanceDeg) <= diurnal,
  };
}

const CIRCUMPOLAR: SpeculumArcs = {
  ascensionalDifferenceDeg: undefined,
  obliqueAscensionDeg: undefined,
  obliqueDescensionDeg: undefined,
  diurnalSemiArcDeg: undefined,
  nocturnalSemiArcDeg: undefined,
  isAboveHorizon: undefined,
};
