import type { ClassicalPlanet } from '../../../base/catalog/dignities.ts';
import { longitudeDeg } from '../../../base/units/angle.ts';
import { signIndexOf } from '../../sky/zodiac/sign-position.ts';
import { type GrahaPosition, selectPlanets } from '../grahas.ts';

/**
 * Strength of a drishti by its arc: corners of straight lines, degrees and virupas.
 *
 * @source Brihat Parashara Hora Shastra 26.6–8, https://www.astrojyoti.com/bphspage3-4.htm
 */
const DRISHTI: readonly (readonly [arcDeg: number, virupas: number])[] = [
  ...([
    [0, 0],
    [30, 0],
    [60, 15],
    [90, 45],
    [120, 30],
    [150, 0],
    [180, 60],
    [300, 0],
    [360, 0],
  ] as const),
];

/** What the special drishtis add in two arcs of 30°, by their beginnings. @source B. V. Raman, as strength.py of PyJHora has it */
const SPECIAL: Readonly<
  Partial<Record<ClassicalPlanet, { readonly fromDeg: readonly number[]; readonly virupas: number }>>
> = {
  mars: { fromDeg: [90, 210], virupas: 15 },
  jupiter: { fromDeg: [120, 240], virupas: 30 },
  saturn: { fromDeg: [60, 270], virupas: 45 },
};

/** Strength of the drishti of a planet at a point, virupas. @param arc from the planet to the point, degrees in `[0, 360)` */
export function measureDrishti(id: ClassicalPlanet, arc: number): number {
  const end = DRISHTI.findIndex(([deg]) => arc < deg);
  const [fromDeg, from] = DRISHTI[end - 1] ?? [0, 0];
  const [toDeg, to] = DRISHTI[end] ?? [360, 0];
  const special = SPECIAL[id];
  const added = special?.fromDeg.some((deg) => arc >= deg && arc < deg + 30) ? special.virupas : 0;
  return from + ((to - from) * (arc - fromDeg)) / (toDeg - fromDeg) + added;
}

/**
 * The benefics of a chart: Jupiter, Venus, the waxing Moon, and Mercury unless more malefics than benefics share his sign.
 *
 * @source Brihat Parashara Hora Shastra 3.11, http://sutradhari.com/bph2.php; of as many malefics as benefics V. P. Jain's example decides
 */
export function findBenefics(grahas: readonly GrahaPosition[]): ReadonlySet<ClassicalPlanet> {
  const at = (id: string) => grahas.find((graha) => graha.id === id) as GrahaPosition;
  const isWaxing = longitudeDeg(at('moon').longitudeDeg - at('sun').longitudeDeg) < 180;
  const benefics = new Set<string>(['jupiter', 'venus', ...(isWaxing ? ['moon'] : [])]);
  const sign = signIndexOf(at('mercury').longitudeDeg);
  const company = grahas.filter((graha) => graha.id !== 'mercury' && signIndexOf(graha.longitudeDeg) === sign);
  const good = company.filter(({ id }) => benefics.has(id)).length;
  if (company.length - good <= good) benefics.add('mercury');
  return benefics as ReadonlySet<string> as ReadonlySet<ClassicalPlanet>;
}

/**
 * Strength from drishtis at a point: a quarter of those of benefics less a quarter of those of malefics.
 *
 * @source both worked examples
 */
export function sumDrishtis(
  pointDeg: number,
  grahas: readonly GrahaPosition[],
  benefics: ReadonlySet<ClassicalPlanet>,
): number {
  return selectPlanets(grahas).reduce((sum, { id, longitudeDeg: fromDeg }) => {
    const drishti = measureDrishti(id, longitudeDeg(pointDeg - fromDeg));
    return sum + (benefics.has(id) ? drishti : -drishti) / 4;
  }, 0);
}
