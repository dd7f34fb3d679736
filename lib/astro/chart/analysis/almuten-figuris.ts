import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../../base/catalog/dignities.ts';
import type { LongitudeDeg } from '../../../base/units/angle.ts';
import { signOf } from '../../sky/zodiac/sign-position.ts';
import { exaltedPlanetOf, faceRulerOf, signRulersOf, termRulerOf, triplicityLordsOf } from '../dignities/rulers.ts';
import { RECEPTION_DIGNITIES } from './receptions.ts';

/** Places whose lords compete. */
const ALMUTEN_PLACES = ['sun', 'moon', 'ascendant', 'fortune', 'syzygy'] as const;
type AlmutenPlace = (typeof ALMUTEN_PLACES)[number];

const ALMUTEN_POINTS = { domicile: 5, exaltation: 4, triplicity: 3, term: 2, face: 1 } as const;
/** Points for a planet in the first house, the second, and so on: the tenth gives 11, the sixth 1. */
const POINTS_BY_HOUSE = [12, 6, 3, 9, 7, 1, 10, 5, 4, 11, 8, 2] as const;
const DAY_RULER_POINTS = 7;
const HOUR_RULER_POINTS = 6;

/** Planets that rule the day and the hour of a birth, days counted from sunrise. */
export interface PlanetaryRulers {
  readonly dayRuler: ClassicalPlanet;
  readonly hourRuler: ClassicalPlanet;
}

/** What decides the almuten of a chart. */
export interface AlmutenInput {
  readonly placesDeg: Readonly<Record<AlmutenPlace, LongitudeDeg>>;
  /** House of a planet, 1 to 12. */
  readonly houseOf: (planet: ClassicalPlanet) => number;
  readonly isDayChart: boolean;
  /** Undefined where the Sun does not rise or set; nobody then gets their points. */
  readonly rulers: PlanetaryRulers | undefined;
}

/** Points of one planet. */
interface AlmutenScore {
  readonly planet: ClassicalPlanet;
  /** By its dignities at the five places. */
  readonly places: number;
  /** By its house. */
  readonly house: number;
  /** 7 for the ruler of the day. */
  readonly dayRuler: number;
  /** 6 for the ruler of the hour. */
  readonly hourRuler: number;
  readonly total: number;
}

/** Points of every planet, the most first; of equal ones in the order Sun to Saturn. */
export interface AlmutenFiguris {
  /** The planets with the most points: mostly one. */
  readonly winners: readonly ClassicalPlanet[];
  readonly scores: readonly AlmutenScore[];
}

/**
 * The almuten figuris by the points that are ascribed to Ibn Ezra: each planet's dignities at five places (the triplicity
 * by the lord of the sect), its house, and the rulers of the day and the hour.
 */
export function computeAlmutenFiguris(input: AlmutenInput): AlmutenFiguris {
  const scores = CLASSICAL_PLANETS.map((planet) => scorePlanet(planet, input)).sort((a, b) => b.total - a.total);
  const highest = scores[0]?.total;
  return { winners: scores.filter(({ total }) => total === highest).map(({ planet }) => planet), scores };
}

function scorePlanet(planet: ClassicalPlanet, { placesDeg, houseOf, isDayChart, rulers }: AlmutenInput): AlmutenScore {
  const pointsAt = (place: AlmutenPlace): number => dignityPointsAt(planet, placesDeg[place], isDayChart);
  const points = {
    places: sum(ALMUTEN_PLACES.map(pointsAt)),
    house: POINTS_BY_HOUSE[houseOf(planet) - 1] ?? 0,
    dayRuler: rulers?.dayRuler === planet ? DAY_RULER_POINTS : 0,
    hourRuler: rulers?.hourRuler === planet ? HOUR_RULER_POINTS : 0,
  };
  return { planet, ...points, total: sum(Object.values(points)) };
}

const sum = (points: readonly number[]): number => points.reduce((total, one) => total + one, 0);

/** Sum of the points of a planet's dignities at a longitude. */
function dignityPointsAt(planet: ClassicalPlanet, longitude: LongitudeDeg, isDayChart: boolean): number {
  const sign = signOf(longitude);
  const { day, night } = triplicityLordsOf(longitude);
  const lords = {
    domicile: signRulersOf(sign).traditional,
    exaltation: exaltedPlanetOf(sign),
    triplicity: isDayChart ? day : night,
    term: termRulerOf(longitude),
    face: faceRulerOf(longitude),
  };
  return sum(RECEPTION_DIGNITIES.map((dignity) => (lords[dignity] === planet ? ALMUTEN_POINTS[dignity] : 0)));
}
