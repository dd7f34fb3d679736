import { type LifePeriod, selectActive } from '../astro/timing/time-lords/life-period.ts';
import { SIZES } from '../base/catalog/sizes.ts';
import { Problem } from '../base/errors/problem.ts';
import type { JdRange, JdUt } from '../base/units/time.ts';
import type { Life } from './life.ts';

/** The periods of a part of a life, and those of the moment asked about. */
export interface ListedPeriods<Period> {
  readonly part: JdRange;
  readonly periods: readonly Period[];
  /** One for each level that the moment has. */
  readonly active: readonly Period[];
}

type ListPeriods<Period> = (window: JdRange, levels: number) => readonly Period[];

const MAX_PERIODS = SIZES.life_periods.maximum;

/**
 * Lists the periods of the part of a life that a request states. Without one it is the default part of the technique, or
 * else the active period of the last level but one, which the listed ones divide.
 *
 * @throws Problem `InvalidRange` where the part has too many periods
 */
export function listPart<Period extends LifePeriod>(
  { part: stated, target, defaultPart }: Pick<Life, 'part' | 'target'> & { readonly defaultPart?: JdRange | undefined },
  levels: number,
  list: ListPeriods<Period>,
): ListedPeriods<Period> {
  const at: JdRange = { fromJdUt: target, toJdUt: target };
  const active = selectActive(list(at, levels), target);
  const part = stated ?? defaultPart ?? partOf(active[Math.max(0, Math.min(levels, active.length) - 2)], target);
  const periods = list(part, levels);
  if (periods.length > MAX_PERIODS) throw createSizeProblem(periods.length, levels);
  return { part, periods, active };
}

const partOf = (period: LifePeriod | undefined, target: JdUt): JdRange =>
  period ? { fromJdUt: period.start, toJdUt: period.end } : { fromJdUt: target, toJdUt: target };

function createSizeProblem(count: number, levels: number): Problem {
  const message = `asks for ${count} periods in this part of the life, and ${MAX_PERIODS} are possible; send fewer levels, or a shorter part`;
  const issues = [{ location: 'body.levels', message, value: levels }];
  return new Problem('InvalidRange', `body.levels ${message}.`, { issues });
}
