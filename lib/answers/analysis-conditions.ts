import type { BodyCondition } from '../astro/chart/analysis/body-conditions.ts';
import type { AnalysisFacts } from '../astro/chart/analysis/chart-facts.ts';
import type { ChartSect } from '../astro/chart/analysis/chart-sect.ts';
import type { DispositorTree } from '../astro/chart/analysis/dispositors.ts';
import type { HouseRuler } from '../astro/chart/analysis/house-rulers.ts';
import type { HostDignities, Reception } from '../astro/chart/analysis/receptions.ts';
import type { SkyFacts } from '../astro/chart/analysis/sky-facts.ts';
import { HOUSE_KEYS } from '../base/catalog/house-keys.ts';
import type { ChartAnalysis } from '../requests/chart/analysis.ts';
import { roundTo, STATION_DAY_DECIMALS } from './rounding.ts';

/** Rulers, receptions, the state of the bodies and the sect; without what the chart cannot have. */
export function toConditionMembers(
  conditions: AnalysisFacts['conditions'],
  stations: SkyFacts['stations'],
  decimals: number,
): Partial<ChartAnalysis> {
  const { houseRulers, dispositors, receptions, bodies, sect } = conditions;
  return {
    ...(houseRulers && { rulers: { houses: toHouseRulers(houseRulers) } }),
    ...(dispositors && toDispositorMembers(dispositors)),
    ...(receptions && { receptions: receptions.map(toReceptionRecord) }),
    ...(bodies && {
      bodies: Object.fromEntries(bodies.map((body) => [body.id, toBodyConditionRecord(body, stations)])),
    }),
    ...(sect && { sect: toSectRecord(sect, decimals) }),
  };
}

type HouseRulers = NonNullable<ChartAnalysis['rulers']>['houses'];

function toHouseRulers(rulers: readonly HouseRuler[]): HouseRulers {
  const records = rulers.map(({ house, cuspRuler, wholeSignRuler, inHouse = null, inSign = null }) => {
    const record = { cusp_ruler: cuspRuler, whole_sign_ruler: wholeSignRuler, in_house: inHouse, in_sign: inSign };
    return [HOUSE_KEYS[house - 1], record];
  });
  return Object.fromEntries(records) as HouseRulers;
}

function toDispositorMembers({ dispositors, finalDispositors, loops }: DispositorTree) {
  return {
    dispositors: Object.fromEntries(dispositors),
    final_dispositors: [...finalDispositors],
    loops: loops.map((loop) => [...loop]),
  };
}

/** A reception, of one chart or of two. */
export function toReceptionRecord({ a, b, mutual, byA, byB, aspect, applying, strong }: Reception) {
  return {
    ...{ a, b, mutual, a_by: toHostRecord(byA), b_by: toHostRecord(byB) },
    aspect: aspect ?? null,
    applying: applying ?? null,
    strong,
  };
}

const toHostRecord = ({ dignities, triplicityRank }: HostDignities) => ({
  dignities: [...dignities],
  triplicity_rank: triplicityRank ?? null,
});

/** The state of a body; without the states that it cannot have. */
export function toBodyConditionRecord(condition: BodyCondition, stations: SkyFacts['stations'] = new Map()) {
  const station = [...stations].find(([id]) => id === condition.id)?.[1];
  const { dignities, angularity, solarPhase, oriental, swift, joy, hayz, outOfBounds } = condition;
  return {
    ...(dignities && { dignities }),
    ...(angularity && { angularity }),
    ...(solarPhase && { solar_phase: solarPhase }),
    ...(oriental !== undefined && { oriental }),
    ...(swift !== undefined && { swift }),
    ...(joy !== undefined && { joy }),
    ...(hayz !== undefined && { hayz }),
    ...(outOfBounds !== undefined && { out_of_bounds: outOfBounds }),
    ...(station && { station_days: roundTo(station.stationDays, STATION_DAY_DECIMALS), station: station.motion }),
  };
}

function toSectRecord({ isDayChart, sunAltitudeDeg }: ChartSect, decimals: number): ChartAnalysis['sect'] {
  return { sect: isDayChart ? 'day' : 'night', sun_altitude_deg: roundTo(sunAltitudeDeg, decimals) };
}
