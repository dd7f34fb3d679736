import { natalChart } from '../../natal/endpoints.ts';
import { type ToolSettings, toBirthMembers, type WrittenBirth } from '../input/birth.ts';
import type { ChartData } from '../text/chart.ts';
import type { ToolCall } from '../tool.ts';
import { ToolFailure } from '../tool-failure.ts';

/** The chart of a birth, for tools that then ask other endpoints about its moment, place or points. */
export async function castBirthChart(
  birth: WrittenBirth,
  { ask }: Pick<ToolCall, 'ask'>,
  settings?: ToolSettings,
): Promise<ChartData> {
  const { data } = await ask<{ data: ChartData }>({ endpoint: natalChart, body: toBirthMembers(birth, settings) });
  return data;
}

/**
 * Members of a request that count longitudes in the zodiac of a birth's chart, for endpoints that know neither the
 * draconic zodiac nor harmonics.
 *
 * @throws ToolFailure at `birth` for a draconic or harmonic chart, which only a handle gives
 */
export function readChartZodiac({ metadata }: ChartData) {
  const { zodiac_type, ayanamsa, user_ayanamsa, harmonic } = metadata;
  if (harmonic !== undefined) throw refuseHandle(`harmonic chart ${harmonic}`);
  if (zodiac_type === 'draconic') throw refuseHandle('a draconic chart');
  return user_ayanamsa ? { zodiac_type, user_ayanamsa } : { zodiac_type, ayanamsa };
}

const refuseHandle = (chart: string): ToolFailure =>
  ToolFailure.ofArguments([
    {
      location: 'birth',
      message: `is the handle of ${chart}, which is not offered here; write the birth itself in place of the handle`,
    },
  ]);
