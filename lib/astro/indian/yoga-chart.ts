import { EXALTATIONS } from '../../base/catalog/dignities.ts';
import { GRAHAS, type Graha } from '../../base/catalog/grahas.ts';
import { SIGNS, signAt } from '../../base/catalog/signs.ts';
import type { Dignity, GrahaSet } from '../../base/catalog/yoga-conditions.ts';
import { type LongitudeDeg, longitudeDeg } from '../../base/units/angle.ts';
import { signIndexOf, signOf } from '../sky/zodiac/sign-position.ts';
import { findFriendships, findState, lordOf } from './friendships.ts';
import { type GrahaPosition, isCombust, selectPlanets } from './grahas.ts';

/** Who is benefic: the Moon as she waxes and Mercury unless with a malefic; or always Mercury, Jupiter and Venus. */
export const BENEFIC_RULES = ['by_state', 'by_nature'] as const;
export type BeneficRule = (typeof BENEFIC_RULES)[number];

/** What rules of yogas ask of a chart. Grahas that are left out are in no sign. */
export interface YogaChart {
  /** Undefined without a birth time. */
  readonly ascendantDeg: LongitudeDeg | undefined;
  readonly longitudes: Readonly<Partial<Record<Graha, LongitudeDeg>>>;
  readonly dignities: ReadonlyMap<Graha, readonly Dignity[]>;
  readonly combust: ReadonlySet<Graha>;
  readonly sets: Readonly<Record<GrahaSet, readonly Graha[]>>;
}

const SEVEN = GRAHAS.slice(0, 7);
const NATURAL_BENEFICS: readonly Graha[] = ['mercury', 'jupiter', 'venus'];
const NATURAL_MALEFICS: readonly Graha[] = ['sun', 'mars', 'saturn'];
const ALWAYS_MALEFIC: readonly Graha[] = [...NATURAL_MALEFICS, 'rahu', 'ketu'];

export function toYogaChart(
  grahas: readonly GrahaPosition[],
  ascendantDeg: LongitudeDeg | undefined,
  rule: BeneficRule,
): YogaChart {
  const longitudes = Object.fromEntries(grahas.map(({ id, longitudeDeg: degrees }) => [id, degrees]));
  const { sun } = longitudes;
  const benefics = rule === 'by_nature' ? NATURAL_BENEFICS : findBenefics(longitudes);
  const neutral = rule === 'by_nature' ? ['moon'] : [];
  return {
    ascendantDeg,
    longitudes,
    dignities: findDignities(grahas),
    combust: new Set(grahas.filter((graha) => sun !== undefined && isCombust(graha, sun)).map(({ id }) => id)),
    sets: {
      seven: SEVEN,
      six: SEVEN.filter((id) => id !== 'moon'),
      five: SEVEN.slice(2),
      natural_benefics: NATURAL_BENEFICS,
      natural_malefics: NATURAL_MALEFICS,
      benefics,
      malefics: GRAHAS.filter((id) => !benefics.includes(id) && !neutral.includes(id)),
    },
  };
}

/** @source Brihat Parashara Hora Shastra 3.11, Sanskrit text of sanskritdocuments.org */
function findBenefics(longitudes: YogaChart['longitudes']): readonly Graha[] {
  const { sun, moon, mercury } = longitudes;
  const wanes = sun !== undefined && moon !== undefined && longitudeDeg(moon - sun) >= 180;
  const malefics = wanes ? [...ALWAYS_MALEFIC, 'moon' as const] : ALWAYS_MALEFIC;
  const isWithMercury = (id: Graha): boolean => {
    const degrees = longitudes[id];
    return degrees !== undefined && mercury !== undefined && signIndexOf(degrees) === signIndexOf(mercury);
  };
  return SEVEN.filter((id) => !malefics.includes(id) && !(id === 'mercury' && malefics.some(isWithMercury)));
}

function findDignities(grahas: readonly GrahaPosition[]): YogaChart['dignities'] {
  const planets = selectPlanets(grahas);
  const friendships = findFriendships(planets);
  const entries = planets.map((planet) => {
    const { id, longitudeDeg: degrees } = planet;
    const sign = signOf(degrees);
    const ruler = lordOf(sign);
    const isDebilitated = sign === signAt(SIGNS.indexOf(EXALTATIONS[id].sign) + 6);
    const relation = friendships.find(({ of, to }) => of === id && to === ruler)?.compound;
    const compound = isDebilitated ? undefined : relation;
    const states: Readonly<Record<Dignity, boolean>> = {
      exalted: sign === EXALTATIONS[id].sign,
      mulatrikona: findState(planet, friendships) === 'mulatrikona',
      own: ruler === id,
      great_friend: compound === 'great_friend',
      friend: compound === 'friend',
      enemy: compound === 'enemy' || compound === 'great_enemy',
      debilitated: isDebilitated,
    };
    const held = Object.entries(states).filter(([, holds]) => holds);
    return [id, held.map(([state]) => state as Dignity)] as const;
  });
  return new Map(entries);
}
