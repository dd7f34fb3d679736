import {
  type ChartErrors,
  chartErrors,
  contactErrorArcsec,
  passageErrorArcsec,
  publishedErrorArcsec,
  returnErrorArcsec,
} from './accuracy.ts';
import type { Entered } from './arena.ts';
import type { Read, ReadWork } from './contestant.ts';
import { isObserved, jdUtOf } from './truth/clock.ts';
import { PUBLISHED_LONGITUDES } from './truth/published.ts';
import { ASKED, birthAtMinute, type Planet } from './works.ts';

/** Events of a search against those that this service finds, whose completeness is shown in test/golden. */
export interface SearchEvidence {
  readonly errorArcsec: number;
  readonly found: number;
}

/** What became of a contestant's answers, held against others' truths; absent where it does not do a work. */
export interface Evidence {
  /** Worst of the published places of Sun to Neptune. */
  readonly placesArcsec: number;
  /** Worst of those of Pluto. */
  readonly plutoArcsec: number;
  readonly charts?: ChartErrors;
  readonly transits?: SearchEvidence;
  readonly ingresses?: SearchEvidence;
  readonly solarReturn?: SearchEvidence;
}

/** Births of the charts that are looked at. */
export const CHARTS = 200;
/** Years of the searches that are looked at: some take seconds for each. */
export const YEARS = { transits: 2, ingresses: 2, solarReturn: 10 } as const;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** The first births of a time whose ΔT was measured. */
function observedBirths(): readonly number[] {
  const observed: number[] = [];
  for (let index = 0; observed.length < CHARTS; index += 1) {
    if (isObserved(birthAtMinute(index).jdUt)) observed.push(index);
  }
  return observed;
}

async function answersOf<Name extends ReadWork>(entered: Entered, work: Name, indexes: readonly number[]) {
  if (!entered.works.includes(work)) return undefined;
  const { answers } = await entered.told({ kind: 'read', work, indexes });
  return answers as readonly Read[Name][];
}

const searchEvidence = (answers: readonly (readonly unknown[])[], errorArcsec: number): SearchEvidence => ({
  errorArcsec,
  found: answers.flat().length,
});

async function chartEvidence(entered: Entered): Promise<Pick<Evidence, 'charts'>> {
  const indexes = observedBirths();
  const charts = await answersOf(entered, 'natal', indexes);
  return charts ? { charts: chartErrors(charts, indexes.map(birthAtMinute)) } : {};
}

async function transitEvidence(entered: Entered): Promise<Pick<Evidence, 'transits'>> {
  const answers = await answersOf(entered, 'transits', upTo(YEARS.transits));
  return answers ? { transits: searchEvidence(answers, contactErrorArcsec(answers.flat())) } : {};
}

async function ingressEvidence(entered: Entered): Promise<Pick<Evidence, 'ingresses'>> {
  const answers = await answersOf(entered, 'ingresses', upTo(YEARS.ingresses));
  return answers ? { ingresses: searchEvidence(answers, passageErrorArcsec(answers.flat())) } : {};
}

async function returnEvidence(entered: Entered): Promise<Pick<Evidence, 'solarReturn'>> {
  const answers = await answersOf(entered, 'solarReturn', upTo(YEARS.solarReturn));
  if (!answers) return {};
  const errors = answers.map((returns, index) => returnErrorArcsec(returns, ASKED.solarReturn(index)));
  return { solarReturn: searchEvidence(answers, Math.max(...errors)) };
}

const isPluto = (planet: Planet): boolean => planet === 'pluto';

/** Everything that a contestant's answers are held against. */
export async function evidenceOf(entered: Entered): Promise<Evidence> {
  const momentsJdUt = PUBLISHED_LONGITUDES.map(({ jdTt }) => jdUtOf(jdTt));
  const { longitudesDeg } = await entered.told({ kind: 'longitudes', momentsJdUt });
  return {
    placesArcsec: publishedErrorArcsec(longitudesDeg, (planet) => !isPluto(planet)),
    plutoArcsec: publishedErrorArcsec(longitudesDeg, isPluto),
    ...(await chartEvidence(entered)),
    ...(await transitEvidence(entered)),
    ...(await ingressEvidence(entered)),
    ...(await returnEvidence(entered)),
  };
}
