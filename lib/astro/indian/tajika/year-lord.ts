import type { ClassicalPlanet } from '../../../base/catalog/dignities.ts';
import { SIGNS, type Sign } from '../../../base/catalog/signs.ts';
import {
  type TajikaAspect,
  TRI_RASHI_LORDS,
  YEAR_LORD_OFFICES,
  type YearLordOffice,
  type YearLordRule,
} from '../../../base/catalog/tajika.ts';
import { signAfter } from '../../timing/time-lords/life-period.ts';
import { lagnaSignOf } from './contacts.ts';
import { findTajikaAspect, measurePanchavargiya, signLordOf, signOfPlanet, type TajikaChart } from './tajika-chart.ts';

/** The sign of the Lagna at birth moved on by one for each completed year. @source Charak, chapter V; Rao, 28.1 */
export const findMuntha = (birthLagna: Sign, completedYears: number): Sign => signAfter(birthLagna, completedYears);

/** A planet that may rule the year. */
export interface YearLordCandidate {
  readonly planet: ClassicalPlanet;
  readonly offices: readonly YearLordOffice[];
  readonly bala: number;
  /** Its aspect to the Lagna of the year. */
  readonly aspect: TajikaAspect | undefined;
}

/** Why the lord of the year was chosen, from the first reason that holds on. */
export const YEAR_LORD_REASONS = [
  ...(['strongest_with_benefic_aspect', 'strongest_with_aspect', 'strongest', 'more_offices'] as const),
  ...(['muntha_lord', 'dinaratri_lord'] as const),
] as const;
type YearLordReason = (typeof YEAR_LORD_REASONS)[number];

export interface YearLord {
  readonly candidates: readonly YearLordCandidate[];
  readonly planet: ClassicalPlanet;
  readonly reason: YearLordReason;
}

/** The holders of the five offices. */
export function findOffices(
  chart: TajikaChart,
  birth: { readonly birthLagna: Sign; readonly muntha: Sign },
): Readonly<Record<YearLordOffice, ClassicalPlanet>> {
  const lagna = lagnaSignOf(chart);
  const lords = TRI_RASHI_LORDS[SIGNS.indexOf(lagna)] as (typeof TRI_RASHI_LORDS)[number];
  return {
    muntha: signLordOf(birth.muntha),
    birth_lagna: signLordOf(birth.birthLagna),
    year_lagna: signLordOf(lagna),
    tri_rashi: lords[chart.isDayChart ? 0 : 1],
    dinaratri: signLordOf(signOfPlanet(chart, chart.isDayChart ? 'sun' : 'moon')),
  };
}

/** The least bala of a lord of the year. @source Charak, p. 79 */
const LEAST_BALA = 5;
/** From this bala on a planet is very strong. @source Rao, 28.4.6 */
const VERY_STRONG_BALA = 15;
/** Balas that differ by less are equal. */
const TINY_BALA = 1e-9;

type Choice = Pick<YearLord, 'planet' | 'reason'>;

/** The strongest candidate; of equal ones that with more offices; undefined where these are equal too. */
function pickStrongest(pool: readonly YearLordCandidate[], reason: YearLordReason): Choice | undefined {
  const most = Math.max(...pool.map(({ bala }) => bala));
  const tied = pool.filter(({ bala }) => bala > most - TINY_BALA);
  const held = Math.max(...tied.map(({ offices }) => offices.length));
  const [first, second] = tied.filter(({ offices }) => offices.length === held);
  if (!first || second) return undefined;
  return { planet: first.planet, reason: tied.length > 1 ? 'more_offices' : reason };
}

type Offices = ReturnType<typeof findOffices>;

/**
 * The strongest that aspects the Lagna, if it has five units; else the lord of the muntha. The Moon rules no year that
 * another one can rule.
 *
 * @source Charak, pp. 78–80
 */
function chooseByAspect(candidates: readonly YearLordCandidate[], { muntha }: Offices): Choice {
  const pool = candidates.filter(({ aspect, planet, bala }) => aspect && planet !== 'moon' && bala >= LEAST_BALA);
  return pickStrongest(pool, 'strongest_with_aspect') ?? { planet: muntha, reason: 'muntha_lord' };
}

const isBenefic = (aspect: TajikaAspect | undefined): boolean => aspect === 'sextile' || aspect === 'trine';

/**
 * The strongest with a benefic aspect to the Lagna, else with another one, else a very strong one, else the lord of the
 * sign of the Sun by day and of the Moon by night.
 *
 * @source Rao, 28.6
 */
function chooseByBenefit(candidates: readonly YearLordCandidate[], { dinaratri }: Offices): Choice {
  const benefic = candidates.filter(({ aspect }) => isBenefic(aspect));
  const aspecting = candidates.filter(({ aspect }) => aspect);
  const strong = candidates.filter(({ bala }) => bala > VERY_STRONG_BALA);
  const choice =
    pickStrongest(benefic, 'strongest_with_benefic_aspect') ??
    pickStrongest(aspecting, 'strongest_with_aspect') ??
    (aspecting.length === 0 ? pickStrongest(strong, 'strongest') : undefined);
  return choice ?? { planet: dinaratri, reason: 'dinaratri_lord' };
}

/** The lord of the year among the holders of five offices. */
export function findYearLord(chart: TajikaChart, offices: Offices, rule: YearLordRule): YearLord {
  const candidates = [...new Set(YEAR_LORD_OFFICES.map((office) => offices[office]))].map((planet) => ({
    planet,
    offices: YEAR_LORD_OFFICES.filter((office) => offices[office] === planet),
    bala: measurePanchavargiya(chart, planet).bala,
    aspect: findTajikaAspect(signOfPlanet(chart, planet), lagnaSignOf(chart)),
  }));
  const choose = rule === 'aspect' ? chooseByAspect : chooseByBenefit;
  return { candidates, ...choose(candidates, offices) };
}
