import type { TajikaChart } from '../../../../../lib/astro/indian/tajika/tajika-chart.ts';
import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../../../../lib/base/catalog/dignities.ts';
import { type LongitudeDeg, longitudeDeg } from '../../../../../lib/base/units/angle.ts';

/** Sign from 0, degrees, minutes, as books print longitudes. */
export const at = (sign: number, degrees: number, minutes = 0): LongitudeDeg =>
  longitudeDeg(sign * 30 + degrees + minutes / 60);

export type Places = Readonly<Record<ClassicalPlanet, LongitudeDeg>>;

interface States {
  readonly isDayChart?: boolean;
  readonly retrograde?: readonly ClassicalPlanet[];
  readonly combust?: readonly ClassicalPlanet[];
}

/** An annual chart from places and states, a day chart of direct and visible planets without them. */
export function chartOf(
  places: Places,
  lagnaDeg: LongitudeDeg,
  { isDayChart = true, retrograde = [], combust = [] }: States = {},
): TajikaChart {
  const toPlanet = (id: ClassicalPlanet) => ({
    longitudeDeg: places[id],
    isRetrograde: retrograde.includes(id),
    isCombust: combust.includes(id),
  });
  const planets = Object.fromEntries(CLASSICAL_PLANETS.map((id) => [id, toPlanet(id)]));
  return { planets: planets as TajikaChart['planets'], lagnaDeg, isDayChart };
}

/**
 * The 41st year of a birth of 20 August 1944: K. S. Charak, A Textbook of Varshaphala, charts III-1 and X-1, as
 * transcribed in the tests of maheshsubbarao/kaaljyoti (varsha_dasha.dart, tajika_yoga.dart) and teispace/teistro-sdk
 * (crates/tajika).
 */
export const WORKED_YEAR: Places = {
  sun: at(4, 3, 50),
  moon: at(1, 9, 40),
  mars: at(7, 7, 42),
  mercury: at(4, 18, 19),
  jupiter: at(8, 9, 38),
  venus: at(4, 21, 45),
  saturn: at(6, 17, 13),
};
