import {
  type Bhinnashtakavarga,
  findAshtakavargas,
  type ReferenceSigns,
  sumSarva,
} from '../../../lib/astro/indian/ashtakavarga.ts';
import { selectPlanets } from '../../../lib/astro/indian/grahas.ts';
import { signIndexOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { castTimedGrahas, type TimedGrahas } from '../cast-grahas.ts';
import type { AshtakavargaRequest } from './request.ts';

/** The ashtakavargas of a birth. */
export interface Ashtakavargas extends TimedGrahas {
  /** Index of the sign of the Ascendant. */
  readonly ascendantSign: number;
  readonly bhinna: readonly Bhinnashtakavarga[];
  /** For each sign from Aries on. */
  readonly sarva: readonly number[];
}

/** @throws Problem of reading the subject, or `BirthTimeRequired` */
export function calculateAshtakavarga(request: AshtakavargaRequest, services: ChartServices): Ashtakavargas {
  const cast = castTimedGrahas(request, services);
  const ascendantSign = signIndexOf(cast.horizon.houses.ascendantDeg);
  const planets = selectPlanets(cast.grahas).map(({ id, longitudeDeg }) => [id, signIndexOf(longitudeDeg)] as const);
  const signs = { ...Object.fromEntries(planets), ascendant: ascendantSign } as ReferenceSigns;
  const occupied = new Set(cast.grahas.map(({ longitudeDeg }) => signIndexOf(longitudeDeg)));
  if (request.occupants === 'grahas_and_ascendant') occupied.add(ascendantSign);
  const all = findAshtakavargas(signs, { moonPlaces: request.moon_places, occupied });
  const bhinna = all.filter(({ of }) => of !== 'ascendant' || request.include_ascendant);
  return { ...cast, ascendantSign, bhinna, sarva: sumSarva(all) };
}
