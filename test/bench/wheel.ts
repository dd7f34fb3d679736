import { synastry } from '../../functions/comparative/synastry/calculate.ts';
import { SynastryRequest } from '../../functions/comparative/synastry/schema.ts';
import { buildNatalWheel, buildSynastryWheel } from '../../lib/answers/wheel.ts';
import { drawWheel } from '../../lib/domain/wheel/draw-wheel.ts';
import type { Wheel } from '../../lib/domain/wheel/wheel.ts';
import { NatalChartRequest } from '../../lib/schemas/chart/natal-request.ts';
import { castNatalChart } from '../../lib/use-cases/natal-chart.ts';
import * as services from '../support/services.ts';
import { birth, births, bodyOf } from './births.ts';
import { interleaved, type Subject } from './measure.ts';
import type { Row } from './row.ts';

const BIRTHS = 100;
const ROUNDS = { warmUp: 30, measured: 100 };
const BUDGETS = { milliseconds: 3, kilobytes: 60 };
const STYLE = { theme: 'light', sizePx: 800 } as const;

function oneChart(index: number): Wheel {
  const request = NatalChartRequest.parse(bodyOf(birth(index)));
  return buildNatalWheel(castNatalChart({ ...request, preset: 'full', asRows: false }, services));
}

function twoCharts(index: number): Wheel {
  const [subject_a, subject_b] = [bodyOf(birth(index)).subject, bodyOf(birth(index + 1)).subject];
  const request = SynastryRequest.parse({ subject_a, subject_b });
  return buildSynastryWheel(synastry({ ...request, preset: 'full', asRows: false }, services));
}

const WHEELS = {
  one: births(BIRTHS).map((_, index) => oneChart(index)),
  two: births(BIRTHS).map((_, index) => twoCharts(index)),
};

function drawing(wheels: readonly Wheel[]): Subject {
  let next = 0;
  return () => {
    const wheel = wheels[next++ % wheels.length] as Wheel;
    return () => drawWheel(wheel, STYLE);
  };
}

const kilobytes = (wheels: readonly Wheel[]): number =>
  Math.max(...wheels.map((wheel) => Buffer.byteLength(drawWheel(wheel, STYLE)) / 1000));

/** What drawing a chart costs, and how large the picture is at worst. */
export async function wheelRows(): Promise<readonly Row[]> {
  const took = await interleaved({ one: drawing(WHEELS.one), two: drawing(WHEELS.two) }, ROUNDS);
  return (['one', 'two'] as const).flatMap((kind) => [
    {
      name: `wheel of ${kind}: drawing`,
      unit: 'ms',
      measured: took[kind].median / 1000,
      p95: took[kind].p95 / 1000,
      budget: BUDGETS.milliseconds,
    },
    {
      name: `wheel of ${kind}: worst of 100`,
      unit: 'kB',
      measured: kilobytes(WHEELS[kind]),
      budget: BUDGETS.kilobytes,
    },
  ]);
}
