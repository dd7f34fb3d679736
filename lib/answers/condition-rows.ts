import type { BodyCondition } from '../astro/chart/analysis/body-conditions.ts';
import type { AnalysisFacts } from '../astro/chart/analysis/chart-facts.ts';
import type { DispositorTree } from '../astro/chart/analysis/dispositors.ts';
import type { HouseRuler } from '../astro/chart/analysis/house-rulers.ts';
import type { HostDignities, Reception } from '../astro/chart/analysis/receptions.ts';
import { LLM_DECIMALS, type LlmRow } from './llm-rows.ts';
import { roundTo } from './rounding.ts';

/** Rulers, receptions and the state of the bodies as rows. */
export function toConditionRows(conditions: AnalysisFacts['conditions']): LlmRow[] {
  const { houseRulers = [], dispositors, receptions = [], bodies = [], sect } = conditions;
  const sectRow = sect && [
    'sect',
    sect.isDayChart ? 'day' : 'night',
    'sun',
    roundTo(sect.sunAltitudeDeg, LLM_DECIMALS),
    null,
  ];
  return [
    ...(sectRow ? [sectRow] : []),
    ...houseRulers.map(toRulerRow),
    ...(dispositors ? toDispositorRows(dispositors) : []),
    ...receptions.map((reception) => toReceptionRow(reception, `${reception.a} ${reception.b}`)),
    ...bodies.flatMap(toBodyRows),
  ];
}

function toRulerRow({ house, cuspRuler, inHouse }: HouseRuler): LlmRow {
  return ['ruler', `house_${house}`, cuspRuler, inHouse === undefined ? null : `in house_${inHouse}`, null];
}

function toDispositorRows({ finalDispositors, loops }: DispositorTree): LlmRow[] {
  return [
    ...finalDispositors.map((id) => ['final_dispositor', null, id, null, null]),
    ...loops.map((loop) => ['dispositor_loop', null, loop.join(' '), null, null]),
  ];
}

/**
 * `what` is how the first planet receives the second, and how the second receives the first.
 *
 * @param planets ids of both, as the answer writes them
 */
export function toReceptionRow({ byA, byB, aspect, strong }: Reception, planets: string): LlmRow {
  const by = `${formatDignities(byA)} / ${formatDignities(byB)}`;
  const values = [...(aspect ? [aspect] : []), ...(strong ? ['strong'] : [])];
  return ['reception', by, planets, values.length === 0 ? null : values.join(' '), null];
}

const formatDignities = ({ dignities }: HostDignities): string => (dignities.length === 0 ? '-' : dignities.join(' '));

/** The score of the dignities, then all other states that the body is in. */
function toBodyRows({ id, dignities, ...condition }: BodyCondition): LlmRow[] {
  const states = listStates(condition);
  return [
    ...(dignities ? [['dignity', listTrueNames(dignities).join(' '), id, dignities.score, null]] : []),
    ...(states.length === 0 ? [] : [['condition', states.join(' '), id, null, null]]),
  ];
}

function listStates({
  angularity,
  solarPhase,
  oriental,
  swift,
  joy,
  hayz,
  outOfBounds,
}: Omit<BodyCondition, 'id' | 'dignities'>) {
  const phase = solarPhase === 'free' ? undefined : solarPhase;
  const motion = oriental === undefined ? undefined : oriental ? 'oriental' : 'occidental';
  return [
    ...[angularity, phase, motion].filter((state) => state !== undefined),
    ...listTrueNames({ swift, joy, hayz, out_of_bounds: outOfBounds }),
  ];
}

const listTrueNames = (flags: object): string[] =>
  Object.entries(flags).flatMap(([name, value]) => (value === true ? [name] : []));
