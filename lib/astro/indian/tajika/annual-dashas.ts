import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../../base/catalog/dignities.ts';
import { type JdRange, type JdUt, jdUt } from '../../../base/units/time.ts';
import { signLongitudeDeg } from '../../sky/zodiac/sign-position.ts';
import type { MomentAfterYears } from '../dashas/dasha-years.ts';
import { type DashaPeriod, listDashas } from '../dashas/list-dashas.ts';
import type { TajikaChart } from './tajika-chart.ts';

/** Years of Vimshottari that a year of life stands for. */
const CYCLE_YEARS = 120;
const CYCLE_LORDS = 9;

/** What the Moon at birth begins Vimshottari with. */
interface NatalDasha {
  readonly firstTerm: number;
  readonly elapsedShare: number;
}

interface MuddaYear {
  readonly completedYears: number;
  /** Moment that a share of the year lies after its beginning. */
  readonly momentAfter: MomentAfterYears;
}

/**
 * Mudda dasha: Vimshottari with 120 years compressed to one. It begins with the lord of the nakshatra as many after the
 * Moon's at birth as years are completed, of which as much is over as at birth; at the end of the year follows what the
 * first lord has lost.
 *
 * @source Charak, chapter V and tables V-1 to V-3; Rao, 30.3
 */
export function listMudda({ firstTerm, elapsedShare }: NatalDasha, year: MuddaYear): readonly DashaPeriod[] {
  const momentAfter = (years: number): JdUt => year.momentAfter(years / CYCLE_YEARS);
  const span: JdRange = { fromJdUt: momentAfter(0), toJdUt: momentAfter(CYCLE_YEARS) };
  const first = (firstTerm + year.completedYears) % CYCLE_LORDS;
  const settings = { system: 'vimshottari' as const, firstTerm: first, elapsedShare, momentAfter };
  return listDashas(settings, span, 2).map((period) => ({
    ...period,
    start: jdUt(Math.max(period.start, span.fromJdUt)),
    end: jdUt(Math.min(period.end, span.toJdUt)),
  }));
}

/** A part of a year and its lord. */
export interface PatyayiniPeriod {
  readonly lord: ClassicalPlanet | 'lagna';
  readonly start: JdUt;
  readonly end: JdUt;
  /** Of the year. */
  readonly share: number;
}

/**
 * Patyayini dasha: the seven planets and the Lagna in the order of their degrees in their signs; each has the share by
 * which its degrees exceed those before it.
 *
 * @source Charak, tables V-6 to V-8; Rao, 30.2
 */
export function listPatyayini(
  { planets, lagnaDeg }: TajikaChart,
  { fromJdUt, toJdUt }: JdRange,
): readonly PatyayiniPeriod[] {
  const points = CLASSICAL_PLANETS.map((lord) => ({ lord, degrees: signLongitudeDeg(planets[lord].longitudeDeg) }));
  const ascending = [...points, { lord: 'lagna' as const, degrees: signLongitudeDeg(lagnaDeg) }].toSorted(
    (a, b) => a.degrees - b.degrees,
  );
  const total = ascending.at(-1)?.degrees ?? 0;
  const momentAt = (degrees: number): JdUt => jdUt(fromJdUt + (degrees / total) * (toJdUt - fromJdUt));
  return ascending.map(({ lord, degrees }, index) => {
    const before = ascending[index - 1]?.degrees ?? 0;
    return { lord, start: momentAt(before), end: momentAt(degrees), share: (degrees - before) / total };
  });
}
