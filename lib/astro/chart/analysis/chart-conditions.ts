import type { Rulership } from '../../../base/catalog/dignities.ts';
import type { Chart } from '../cast.ts';
import { hasCusps } from '../houses.ts';
import { assessBodies, type BodyCondition } from './body-conditions.ts';
import { assessSect, type ChartSect } from './chart-sect.ts';
import { type DispositorTree, findDispositors } from './dispositors.ts';
import type { HayzRule } from './hayz.ts';
import { type HouseRuler, listHouseRulers } from './house-rulers.ts';
import { type ChartKind, type ConditionOmission, isOfSky, listConditionOmissions } from './omissions.ts';
import { findReceptions, type Reception, type ReceptionRule } from './receptions.ts';

/** The rules by which a chart is read. */
export interface ConditionSettings {
  readonly rulership: Rulership;
  readonly hayzRule: HayzRule;
  readonly receptionRule: ReceptionRule;
  readonly chartKind: ChartKind;
}

/** Rulers, receptions and the state of the bodies; what the chart cannot have is undefined and listed as an omission. */
export interface ChartConditions {
  readonly sect: ChartSect | undefined;
  /** The first house's first. */
  readonly houseRulers: readonly HouseRuler[] | undefined;
  readonly dispositors: DispositorTree | undefined;
  readonly receptions: readonly Reception[] | undefined;
  readonly bodies: readonly BodyCondition[] | undefined;
  readonly omissions: readonly ConditionOmission[];
}

/** Assesses a chart. One call of the ephemeris, for the altitude of the Sun; none without a horizon. */
export function assessChart(chart: Chart, settings: ConditionSettings): ChartConditions {
  const { points, horizon, context } = chart;
  const { rulership, receptionRule: rule, hayzRule, chartKind } = settings;
  const isSeenFromEarth = chart.settings.coordinateSystem !== 'heliocentric';
  const isInSky = isSeenFromEarth && isOfSky(chartKind);
  return {
    sect: isInSky && horizon ? assessSect(context) : undefined,
    houseRulers:
      isInSky && horizon && hasCusps(horizon.houses) ? listHouseRulers(horizon.houses, points, rulership) : undefined,
    dispositors: isSeenFromEarth ? findDispositors(points, rulership) : undefined,
    receptions: isInSky ? findReceptions(points, { isDayChart: horizon?.isDayChart, rule }) : undefined,
    bodies: isInSky ? assessBodies(chart, hayzRule) : undefined,
    omissions: listConditionOmissions(chart, chartKind),
  };
}
