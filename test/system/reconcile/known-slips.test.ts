import { expect, test } from 'vitest';
import { VARIATIONS } from '../../../lib/astro/reconcile/slip.ts';
import {
  castAsStated,
  isNamed,
  KNOWN_SLIPS,
  printChart,
  printDegrees,
  RECONCILED_BIRTHS,
  reconcileBirth,
} from '../../support/reconcile.ts';

/** 2000 in some ten minutes; a quarter of them runs by default. */
const CHARTS = Number(process.env.RECONCILE_CHARTS ?? 500);
const CLAIM_LISTS = CHARTS / 2;
const HOURS = 3_600_000;

/** Pseudorandom whole numbers below a bound: the same ones in every run. */
function createDice(): (bound: number) => number {
  let state = 12_345;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

test(`the right cause comes first in 97 % of ${CHARTS} charts with a known slip`, { timeout: HOURS }, () => {
  let [right, all] = [0, 0];
  for (let index = 0; all < CHARTS; index += 1) {
    const slip = KNOWN_SLIPS[index % KNOWN_SLIPS.length] as (typeof KNOWN_SLIPS)[number];
    const birth = RECONCILED_BIRTHS[(index * 37) % RECONCILED_BIRTHS.length] as (typeof RECONCILED_BIRTHS)[number];
    const chart = slip.apply(castAsStated(birth), birth);
    if (!chart) continue;
    all += 1;
    if (isNamed(reconcileBirth(birth, printChart(chart)), slip)) right += 1;
  }
  console.log(`${right} of ${all} charts`);
  expect(right / all).toBeGreaterThanOrEqual(0.97);
});

const POINTS = ['sun', 'moon', 'mars', 'venus', 'saturn', 'ascendant', 'midheaven', 'cusp_3', 'north_node'] as const;

test(`at most 1 % of ${CLAIM_LISTS} lists of random claims are explained`, { timeout: HOURS }, () => {
  const roll = createDice();
  let explained = 0;
  for (let index = 0; index < CLAIM_LISTS; index += 1) {
    const start = roll(POINTS.length);
    const claims = Array.from({ length: 1 + roll(5) }, (_, position) => ({
      point: POINTS[(start + position) % POINTS.length],
      longitude: printDegrees(roll(21_600) / 60, Math.round),
    }));
    const birth = RECONCILED_BIRTHS[index % RECONCILED_BIRTHS.length] as (typeof RECONCILED_BIRTHS)[number];
    if (reconcileBirth(birth, claims, { vary: VARIATIONS }).verdict === 'explained') explained += 1;
  }
  console.log(`${explained} of ${CLAIM_LISTS} lists`);
  expect(explained).toBeLessThanOrEqual(CLAIM_LISTS / 100);
});
