import { INDIAN_PLANETS } from '../../../base/catalog/ashtakavarga.ts';
import type { ClassicalPlanet } from '../../../base/catalog/dignities.ts';
import {
  DISC_DIAMETERS,
  mapPlanets,
  NATURAL_ORDER,
  type PerPlanet,
  POWERLESS_HOUSES,
  REQUIRED_VIRUPAS,
} from '../../../base/catalog/shadbala.ts';
import type { ShadbalaVariants } from '../../../base/catalog/shadbala-rules.ts';
import { type LongitudeDeg, separationDeg } from '../../../base/units/angle.ts';
import { type GrahaPosition, selectPlanets } from '../grahas.ts';
import type { ShadbalaChart } from './chart.ts';
import { findCheshtaKendra } from './cheshta.ts';
import { findBenefics, sumDrishtis } from './drik.ts';
import { type BirthLords, findKalaBala, findTimeLords } from './kala.ts';
import { findSthanaBala } from './sthana.ts';

/** The strengths of a planet, virupas. */
export interface PlanetStrength {
  readonly id: ClassicalPlanet;
  readonly sthana: ReturnType<typeof findSthanaBala>;
  readonly dig: number;
  readonly kala: Omit<ReturnType<typeof findKalaBala>['sun'], 'pakshaOnce' | 'ayanaOnce'> & { readonly yuddha: number };
  readonly cheshta: number;
  readonly naisargika: number;
  readonly drik: number;
  readonly total: number;
  readonly required: number;
  readonly ishta: number;
  readonly kashta: number;
}

/** The strengths of a chart, and what decided them. */
export interface Shadbala {
  readonly planets: readonly PlanetStrength[];
  readonly lords: BirthLords;
  readonly benefics: ReadonlySet<ClassicalPlanet>;
  readonly wars: readonly War[];
}

/** Two planets within a degree of longitude: the northern one wins. */
interface War {
  readonly victor: ClassicalPlanet;
  readonly vanquished: ClassicalPlanet;
}

const sum = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((total, part) => total + part, 0);

/**
 * Shadbala, the six strengths of the seven planets.
 *
 * @source Brihat Parashara Hora Shastra 27 in R. Santhanam's division of chapters; variants in SHADBALA_VARIANTS
 */
export function findShadbala(chart: ShadbalaChart, variants: ShadbalaVariants): Shadbala {
  const { grahas } = chart;
  const planets = selectPlanets(grahas);
  const benefics = findBenefics(grahas);
  const lords = findTimeLords(chart, variants);
  const kalas = findKalaBala(chart, lords, { benefics, variants });
  const ascendantDeg = chart.middlesDeg[0] as LongitudeDeg;
  const wars = findWars(planets);
  const peaceful = mapPlanets((id) => {
    const planet = planets.find((candidate) => candidate.id === id) as (typeof planets)[number];
    const { pakshaOnce, ayanaOnce, ...kala } = kalas[id];
    const powerlessDeg = chart.middlesDeg[POWERLESS_HOUSES[id] - 1] as LongitudeDeg;
    const once = { sun: ayanaOnce, moon: pakshaOnce };
    const luminary = id === 'sun' || id === 'moon' ? once[id] : undefined;
    const motion = measureMotion(planet, chart, variants);
    return {
      sthana: findSthanaBala(planet, ascendantDeg, { friendships: chart.friendships, variants }),
      dig: separationDeg(planet.longitudeDeg, powerlessDeg) / 3,
      kala,
      cheshta: luminary === undefined ? motion : variants.luminaries_cheshta === 'none' ? 0 : luminary,
      motion,
      naisargika: 60 - (60 * NATURAL_ORDER.indexOf(id)) / 7,
      drik: sumDrishtis(planet.longitudeDeg, grahas, benefics),
    };
  });
  const strengths = INDIAN_PLANETS.map((id) => {
    const { motion, ...parts } = peaceful[id];
    const yuddha = wars.reduce((total, war) => total + measureWar(id, war, peaceful), 0);
    const strength = { ...parts, kala: { ...parts.kala, yuddha } };
    const phala = measurePhala(parts.sthana.uchcha, motion, variants.phala);
    return { id, ...strength, total: addUp(strength), required: REQUIRED_VIRUPAS[variants.required][id], ...phala };
  });
  return { planets: strengths, lords, benefics, wars };
}

type Parts = Pick<PlanetStrength, 'sthana' | 'dig' | 'cheshta' | 'naisargika' | 'drik'> & {
  readonly kala: Readonly<Record<string, number>>;
};

const addUp = ({ sthana, dig, kala, cheshta, naisargika, drik }: Parts): number =>
  sum(sthana) + dig + sum(kala) + cheshta + naisargika + drik;

/**
 * Cheshta bala before the choice about the luminaries, as ishta phala takes it.
 *
 * @source Sun and Moon: Brihat Parashara Hora Shastra 28.3–4, the tropical Sun and three signs, and the Moon less the Sun;
 * http://www.diamondtamil.com/astrology/vedic_astrology/bphs/ishta_and_kashta_balas.html
 */
function measureMotion(
  { id, longitudeDeg }: GrahaPosition & { readonly id: ClassicalPlanet },
  chart: ShadbalaChart,
  variants: ShadbalaVariants,
): number {
  if (id === 'sun') return separationDeg(longitudeDeg + chart.ayanamsaDeg + 90, 0) / 3;
  if (id === 'moon') {
    const sun = chart.grahas.find((graha) => graha.id === 'sun') as GrahaPosition;
    return separationDeg(longitudeDeg, sun.longitudeDeg) / 3;
  }
  return findCheshtaKendra({ id, longitudeDeg }, chart, variants.mean_longitudes) / 3;
}

/** @source bphs: 28.6, as {@link measureMotion}, the mean of both; raman: the square root of their product */
function measurePhala(uchcha: number, motion: number, rule: ShadbalaVariants['phala']) {
  if (rule === 'raman') {
    return { ishta: Math.sqrt(uchcha * motion), kashta: Math.sqrt((60 - uchcha) * (60 - motion)) };
  }
  const ishta = (uchcha + motion) / 2;
  return { ishta, kashta: 60 - ishta };
}

/** Planets closer than this are at war, degrees. */
const WAR_DEG = 1;

function findWars(planets: ReturnType<typeof selectPlanets>): readonly War[] {
  const fighters = planets.filter(({ id }) => DISC_DIAMETERS[id] !== undefined);
  return fighters.flatMap((one, index) =>
    fighters.slice(index + 1).flatMap((other): War[] => {
      if (separationDeg(one.longitudeDeg, other.longitudeDeg) > WAR_DEG) return [];
      const [victor, vanquished] = one.latitudeDeg >= other.latitudeDeg ? [one.id, other.id] : [other.id, one.id];
      return [{ victor, vanquished }];
    }),
  );
}

/**
 * What a war gives the victor and takes from the vanquished: the difference of their sthana, dig and kala bala up to hora, divided
 * by that of the diameters of their discs.
 *
 * @source V. P. Jain's worked example, to 0.05 virupas
 */
function measureWar(id: ClassicalPlanet, { victor, vanquished }: War, peaceful: PerPlanet<Parts>): number {
  if (id !== victor && id !== vanquished) return 0;
  const untilHora = ({ sthana, dig, kala: { ayana: _ayana, ...kala } }: Parts) => sum(sthana) + dig + sum(kala);
  const difference = Math.abs(untilHora(peaceful[victor]) - untilHora(peaceful[vanquished]));
  const discs = Math.abs((DISC_DIAMETERS[victor] ?? 0) - (DISC_DIAMETERS[vanquished] ?? 0));
  return ((id === victor ? 1 : -1) * difference) / discs;
}
