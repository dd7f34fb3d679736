import { exponentOf, lastExponentOf } from './growth-fit.ts';
import { type Grown, SUBJECT_OF } from './growth-subjects.ts';
import { figuresOf } from './measure.ts';
import { processorMicroseconds } from './peers/processor-time.ts';
import type { Row } from './row.ts';

/** A work at several sizes. */
export interface Growth {
  readonly name: string;
  /** Of the sizes. */
  readonly unit: string;
  readonly costs: readonly { readonly size: number; readonly ms: number }[];
}

/** What cost may grow with between the two largest works: in proportion, and what a measurement strays. */
const MOST_EXPONENT = 1.1;

interface Curve {
  readonly name: string;
  readonly unit: string;
  readonly sizes: readonly [number, number, number];
  readonly rounds: typeof MANY;
}

const MANY = { warmUp: 10, measured: 41 };
/** A century takes a second. */
const FEW = { warmUp: 1, measured: 7 };

const CURVES: Readonly<Record<Grown, Curve>> = {
  batch: { name: 'batch of charts', unit: 'subjects', sizes: [1, 10, 50], rounds: MANY },
  transitYears: { name: 'transits of 6 bodies to 10 points', unit: 'years', sizes: [1, 10, 100], rounds: FEW },
  transitPoints: { name: 'a year’s transits of 6 bodies', unit: 'natal points', sizes: [1, 10, 100], rounds: MANY },
  ingressYears: { name: 'ingresses of 9 bodies', unit: 'years', sizes: [1, 10, 100], rounds: FEW },
  returnYears: { name: 'solar returns', unit: 'years', sizes: [1, 10, 100], rounds: MANY },
};

/** Sizes take turns; how long each takes is what it takes of the processor, see {@link processorMicroseconds}. */
async function grown(work: Grown): Promise<Growth> {
  const { name, unit, sizes, rounds } = CURVES[work];
  const samples = sizes.map((size) => ({ size, prepare: SUBJECT_OF[work](size), taken: [] as number[] }));
  for (let round = -rounds.warmUp; round < rounds.measured; round += 1) {
    for (const { prepare, taken } of samples) {
      const microseconds = await processorMicroseconds(prepare());
      if (round >= 0) taken.push(microseconds);
    }
  }
  return { name, unit, costs: samples.map(({ size, taken }) => ({ size, ms: figuresOf(taken).median / 1000 })) };
}

/** How the cost of each kind of work grows. */
export async function measuredGrowth(): Promise<readonly Growth[]> {
  const measured: Growth[] = [];
  for (const work of Object.keys(CURVES) as Grown[]) measured.push(await grown(work));
  return measured;
}

/** Exponents first: they are the same on any machine. */
export function growthRows(growths: readonly Growth[]): readonly Row[] {
  return growths.flatMap(({ name, unit, costs }) => [
    {
      name: `${name}: cost as ${unit} to the power of, at last`,
      unit: '',
      measured: lastExponentOf(costs),
      budget: MOST_EXPONENT,
    },
    { name: `${name}: the same over all sizes`, unit: '', measured: exponentOf(costs) },
  ]);
}
