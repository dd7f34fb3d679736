import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../../base/catalog/dignities.ts';
import { DEEP_EXALTATIONS_DEG } from '../../../base/catalog/grahas.ts';
import type { Sign } from '../../../base/catalog/signs.ts';
import {
  BALA_UNITS,
  type BalaPart,
  TAJIKA_ASPECTS,
  TAJIKA_RELATIONS,
  type TajikaFact,
  type TajikaRelation,
  UCHCHA_UNITS,
} from '../../../base/catalog/tajika.ts';
import { type LongitudeDeg, longitudeDeg, separationDeg } from '../../../base/units/angle.ts';
import { faceRulerOf, signRulersOf, termRulerOf } from '../../chart/dignities/rulers.ts';
import { signOf } from '../../sky/zodiac/sign-position.ts';
import { countSigns } from '../../timing/time-lords/life-period.ts';
import { findVargaMethod, placeInVarga } from '../vargas.ts';

/** A planet of an annual chart. */
interface TajikaPlanet {
  readonly longitudeDeg: LongitudeDeg;
  readonly isRetrograde: boolean;
  readonly isCombust: boolean;
}

/** An annual chart, sidereal. */
export interface TajikaChart {
  readonly planets: Readonly<Record<ClassicalPlanet, TajikaPlanet>>;
  readonly lagnaDeg: LongitudeDeg;
  readonly isDayChart: boolean;
}

/** One part of a planet's strength: the lord of its place, what he is to it, and the units. */
export interface LordedBala {
  readonly lord: ClassicalPlanet;
  readonly relation: TajikaRelation;
  readonly units: number;
}

/** Panchavargiya bala of a planet. */
export interface Panchavargiya extends Readonly<Record<BalaPart, LordedBala>> {
  readonly planet: ClassicalPlanet;
  readonly uchchaUnits: number;
  /** Of the five parts, at most 80. */
  readonly total: number;
  /** A quarter of the total (vishwa bala), at most 20. */
  readonly bala: number;
}

export const signLordOf = (sign: Sign): ClassicalPlanet => signRulersOf(sign).traditional;

export const signOfPlanet = ({ planets }: TajikaChart, planet: ClassicalPlanet): Sign =>
  signOf(planets[planet].longitudeDeg);

/** House of a planet, by whole signs from the Lagna. */
export const houseOfPlanet = (chart: TajikaChart, planet: ClassicalPlanet): number =>
  countSigns(signOf(chart.lagnaDeg), signOfPlanet(chart, planet));

/** The aspect between two signs; undefined where there is none. */
export const findTajikaAspect = (from: Sign, to: Sign) => TAJIKA_ASPECTS[countSigns(from, to) - 1];

/** What a planet is to another one in a chart. */
export function findTajikaRelation(
  chart: TajikaChart,
  planet: ClassicalPlanet,
  other: ClassicalPlanet,
): TajikaRelation {
  if (planet === other) return 'own';
  const aspect = findTajikaAspect(signOfPlanet(chart, planet), signOfPlanet(chart, other));
  if (!aspect) return 'neutral';
  return aspect === 'sextile' || aspect === 'trine' ? 'friend' : 'enemy';
}

const NAVAMSHA = findVargaMethod(9);

/**
 * Lords of the places that strength is counted in. Haddas are the Egyptian terms and drekkanas the faces.
 *
 * @source Charak, tables VI-4 and VI-6, pp. 54–60; where Charak's and Rao's haddas of three signs differ from the Egyptian
 * terms by two lords, the terms are taken
 */
const LORDS_OF: Readonly<Record<BalaPart, (longitude: LongitudeDeg) => ClassicalPlanet>> = {
  kshetra: (longitude) => signLordOf(signOf(longitude)),
  hadda: termRulerOf,
  drekkana: faceRulerOf,
  navamsha: (longitude) => signLordOf(placeInVarga(longitude, 9, NAVAMSHA).sign),
};

/**
 * The strength of a planet from five places.
 *
 * @source Tajika Neelakanthi (tr. Saxena), pp. 40–41; Charak, pp. 53–62
 */
export function measurePanchavargiya(chart: TajikaChart, planet: ClassicalPlanet): Panchavargiya {
  const { longitudeDeg: placeDeg } = chart.planets[planet];
  const measure = (part: BalaPart): LordedBala => {
    const lord = LORDS_OF[part](placeDeg);
    const relation = findTajikaRelation(chart, planet, lord);
    return { lord, relation, units: BALA_UNITS[part] * TAJIKA_RELATIONS[relation] };
  };
  const parts = {
    kshetra: measure('kshetra'),
    hadda: measure('hadda'),
    drekkana: measure('drekkana'),
    navamsha: measure('navamsha'),
  };
  const uchchaUnits = UCHCHA_UNITS * (1 - separationDeg(placeDeg, DEEP_EXALTATIONS_DEG[planet]) / 180);
  const total = Object.values(parts).reduce((sum, { units }) => sum + units, uchchaUnits);
  return { planet, ...parts, uchchaUnits, total, bala: total / 4 };
}

const isExaltedIn = (planet: ClassicalPlanet, sign: Sign): boolean =>
  signOf(longitudeDeg(DEEP_EXALTATIONS_DEG[planet])) === sign;

export const isDebilitated = (chart: TajikaChart, planet: ClassicalPlanet): boolean =>
  signOf(longitudeDeg(DEEP_EXALTATIONS_DEG[planet] + 180)) === signOfPlanet(chart, planet);

/** Own sign or exaltation. */
export const GREAT_DIGNITIES: readonly TajikaFact[] = ['own_sign', 'exalted'];

/** The dignities of a planet; one that has any is strong, one that has none weak. */
export function listTajikaDignities(chart: TajikaChart, planet: ClassicalPlanet): readonly TajikaFact[] {
  const { longitudeDeg: placeDeg } = chart.planets[planet];
  const owns = (part: BalaPart) => LORDS_OF[part](placeDeg) === planet;
  const dignities: readonly (readonly [TajikaFact, boolean])[] = [
    ['own_sign', owns('kshetra')],
    ['exalted', isExaltedIn(planet, signOf(placeDeg))],
    ['own_hadda', owns('hadda')],
    ['own_drekkana', owns('drekkana')],
    ['own_navamsha', owns('navamsha')],
  ];
  return dignities.filter(([, holds]) => holds).map(([fact]) => fact);
}

/** Planets that aspect or join another one. */
export const listAspecting = (chart: TajikaChart, planet: ClassicalPlanet): readonly ClassicalPlanet[] =>
  CLASSICAL_PLANETS.filter(
    (other) => other !== planet && findTajikaAspect(signOfPlanet(chart, other), signOfPlanet(chart, planet)),
  );
