import type { PracticeStanding } from '../../../lib/astro/clock/civil-time/local-practice.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { tallyAll } from '../../accuracy/tally.ts';
import { measureProbe, PROBES, type Probe, ruleOf } from './probes.ts';

/** Probes whose publication was read; the others repeat the rule and show nothing about it. */
const FROM_SOURCES = PROBES.filter(({ isFromSource }) => isFromSource);

/** The probes of a standing that a publication states. */
export const listProbes = (standing: PracticeStanding): readonly Probe[] =>
  FROM_SOURCES.filter((probe) => probe.isInside && ruleOf(probe).standing === standing);

const compare = (quantity: string, probes: readonly Probe[]): Comparison => {
  const years = probes.map(({ localTime }) => Number.parseInt(localTime, 10));
  return {
    quantity,
    against: 'practice',
    span: `${Math.min(...years)}–${Math.max(...years)}`,
    unit: 's',
    limit: 1,
    measure: () => tallyAll(probes.map(measureProbe)),
  };
};

/** Clocks of towns that were not those of their zones. */
export const PRACTICE: readonly Comparison[] = [
  compare('Clocks of towns under settled rules: offset from UTC', listProbes('settled')),
  compare('Clocks of towns under likely rules, zone looked up: offset from UTC', listProbes('preferred')),
  compare('Clocks of towns under doubtful rules: offset of the nearest reading', listProbes('doubtful')),
  compare(
    'Clocks of towns just outside the area or dates of a rule: offset from UTC',
    FROM_SOURCES.filter(({ isInside }) => !isInside),
  ),
];
