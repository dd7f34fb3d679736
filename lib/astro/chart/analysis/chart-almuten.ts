import type { ClassicalPlanet } from '../../../base/catalog/dignities.ts';
import { longitudeDeg } from '../../../base/units/angle.ts';
import type { PieceStore } from '../../motion/geocentric-sky.ts';
import { TROPICAL_GEOCENTRIC } from '../../sky/zodiac/frames.ts';
import type { Chart } from '../cast.ts';
import { placePartOfFortune } from '../computed-points.ts';
import { houseOf } from '../houses.ts';
import { placeBody } from '../place-body.ts';
import { type AlmutenFiguris, computeAlmutenFiguris, type PlanetaryRulers } from './almuten-figuris.ts';
import { findPrenatalSyzygy, type PrenatalSyzygy } from './prenatal-syzygy.ts';

/** The almuten of a chart, and the syzygy that it follows from. */
export interface ChartAlmuten extends AlmutenFiguris {
  readonly syzygy: PrenatalSyzygy;
}

/**
 * The almuten figuris of a chart of one moment, regardless of the bodies that its settings select.
 *
 * @param rulers undefined where the Sun does not rise or set
 * @returns undefined without a horizon, or where the syzygy before the birth lies outside the ephemeris files
 */
export function computeChartAlmuten(
  chart: Chart,
  rulers: PlanetaryRulers | undefined,
  store: PieceStore,
): ChartAlmuten | undefined {
  const { context, horizon } = chart;
  const syzygy = horizon && placeSyzygy(chart, store);
  if (!horizon || !syzygy) return undefined;
  const { houses, isDayChart } = horizon;
  const longitudeOf = (planet: ClassicalPlanet) => placeBody(context, planet).longitudeDeg;
  const placesDeg = {
    sun: longitudeOf('sun'),
    moon: longitudeOf('moon'),
    ascendant: houses.ascendantDeg,
    fortune: placePartOfFortune(context, houses, isDayChart).longitudeDeg,
    syzygy: syzygy.longitudeDeg,
  };
  const houseOfPlanet = (planet: ClassicalPlanet) => houseOf(longitudeOf(planet), houses.cuspsDeg, houses.order);
  return { ...computeAlmutenFiguris({ placesDeg, houseOf: houseOfPlanet, isDayChart, rulers }), syzygy };
}

/** The syzygy before the birth; in a draconic chart counted from the node of the birth, as all its points are. */
function placeSyzygy({ context, settings: { zodiac } }: Chart, store: PieceStore): PrenatalSyzygy | undefined {
  const { ephemeris, moment, place, ayanamsaDeg = 0 } = context;
  if (zodiac.type !== 'draconic') return findPrenatalSyzygy({ ephemeris, store, place, zodiac }, moment);
  const tropical = findPrenatalSyzygy({ ephemeris, store, place, zodiac: TROPICAL_GEOCENTRIC.zodiac }, moment);
  return tropical && { ...tropical, longitudeDeg: longitudeDeg(tropical.longitudeDeg - ayanamsaDeg) };
}
