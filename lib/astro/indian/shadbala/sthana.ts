import { type ClassicalPlanet, SIGN_RULERS } from '../../../base/catalog/dignities.ts';
import { type CompoundRelation, DEEP_EXALTATIONS_DEG, MULATRIKONAS } from '../../../base/catalog/grahas.ts';
import { DREKKANA_PLANETS, FEMALE, SAPTAVARGA, SAPTAVARGAJA_POINTS } from '../../../base/catalog/shadbala.ts';
import type { ShadbalaVariants } from '../../../base/catalog/shadbala-rules.ts';
import { SIGNS, type Sign } from '../../../base/catalog/signs.ts';
import type { Varga } from '../../../base/catalog/vargas.ts';
import { type LongitudeDeg, separationDeg } from '../../../base/units/angle.ts';
import { signIndexOf, signLongitudeDeg, signOf } from '../../sky/zodiac/sign-position.ts';
import type { Friendship } from '../friendships.ts';
import { findVargaMethod, placeInVarga } from '../vargas.ts';

/** A planet and its sidereal longitude. */
export interface PlacedPlanet {
  readonly id: ClassicalPlanet;
  readonly longitudeDeg: LongitudeDeg;
}

/** How a planet stands to the lord of its sign in a varga, by the friendships of the rasi chart. */
export function relateInVarga(
  { id, longitudeDeg }: PlacedPlanet,
  varga: Varga,
  friendships: readonly Friendship[],
): CompoundRelation | 'own' {
  const { sign } = placeInVarga(longitudeDeg, varga, findVargaMethod(varga));
  const lord = SIGN_RULERS[sign].traditional;
  return friendships.find(({ of, to }) => of === id && to === lord)?.compound ?? 'own';
}

/** Strengths of place, virupas. */
export function findSthanaBala(
  planet: PlacedPlanet,
  ascendantDeg: LongitudeDeg,
  { friendships, variants }: { readonly friendships: readonly Friendship[]; readonly variants: ShadbalaVariants },
) {
  const { id, longitudeDeg } = planet;
  const points = SAPTAVARGAJA_POINTS[variants.varga_points];
  const isMulatrikona = signOf(longitudeDeg) === MULATRIKONAS[id].sign;
  const inVarga = (varga: Varga): number =>
    points[varga === 1 && isMulatrikona ? 'mulatrikona' : relateInVarga(planet, varga, friendships)];
  const navamsa = placeInVarga(longitudeDeg, 9, findVargaMethod(9)).sign;
  const hasParity = (sign: Sign): boolean => (SIGNS.indexOf(sign) % 2 === 1) === FEMALE.includes(id);
  const house = (signIndexOf(longitudeDeg) - signIndexOf(ascendantDeg) + SIGNS.length) % SIGNS.length;
  const decanate = Math.floor(signLongitudeDeg(longitudeDeg) / 10);
  return {
    uchcha: 60 - separationDeg(longitudeDeg, DEEP_EXALTATIONS_DEG[id]) / 3,
    saptavargaja: SAPTAVARGA.reduce<number>((sum, varga) => sum + inVarga(varga), 0),
    ojayugma: [signOf(longitudeDeg), navamsa].filter(hasParity).length * 15,
    kendradi: [60, 30, 15][house % 3] as number,
    drekkana: DREKKANA_PLANETS[variants.drekkana][decanate]?.includes(id) ? 15 : 0,
  };
}
