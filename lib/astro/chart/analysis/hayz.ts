import type { ClassicalPlanet } from '../../../base/catalog/dignities.ts';
import type { LongitudeDeg } from '../../../base/units/angle.ts';
import { signIndexOf } from '../../sky/zodiac/sign-position.ts';

/** `halb`: hemisphere and sign suit the planet. `strict`: the sect of the chart suits it too. */
export const HAYZ_RULES = ['halb', 'strict'] as const;
export type HayzRule = (typeof HAYZ_RULES)[number];

/** What decides whether a planet is in hayz. */
interface HayzPlacement {
  readonly longitudeDeg: LongitudeDeg;
  /** Whether the planet's center is on or above the horizon. */
  readonly isAboveHorizon: boolean;
  /** Whether it rises before the Sun; decides for Mercury alone. */
  readonly isOriental: boolean;
  readonly isDayChart: boolean;
}

interface PlanetNature {
  readonly isDiurnal: boolean;
  readonly isMasculine: boolean;
}

/** Mars is the one planet whose sect and gender differ. Mercury depends on the Sun. */
const NATURES: Readonly<Record<Exclude<ClassicalPlanet, 'mercury'>, PlanetNature>> = {
  sun: { isDiurnal: true, isMasculine: true },
  moon: { isDiurnal: false, isMasculine: false },
  venus: { isDiurnal: false, isMasculine: false },
  mars: { isDiurnal: false, isMasculine: true },
  jupiter: { isDiurnal: true, isMasculine: true },
  saturn: { isDiurnal: true, isMasculine: true },
};

/**
 * Whether a planet is in hayz. A diurnal planet wants to be above the horizon by day and below it by night, a nocturnal
 * one the reverse, and each a sign of its own gender. Mercury is diurnal and masculine while oriental, else nocturnal and
 * feminine.
 */
export function isInHayz(planet: ClassicalPlanet, placement: HayzPlacement, rule: HayzRule): boolean {
  const { isDiurnal, isMasculine } = natureOf(planet, placement);
  const { isDayChart, isAboveHorizon, longitudeDeg } = placement;
  const suitsHemisphere = (isAboveHorizon === isDayChart) === isDiurnal;
  const suitsSign = (signIndexOf(longitudeDeg) % 2 === 0) === isMasculine;
  const suitsSect = rule === 'halb' || isDiurnal === isDayChart;
  return suitsHemisphere && suitsSign && suitsSect;
}

function natureOf(planet: ClassicalPlanet, { isOriental }: HayzPlacement): PlanetNature {
  return planet === 'mercury' ? { isDiurnal: isOriental, isMasculine: isOriental } : NATURES[planet];
}
