import { ToolFailure } from '../tool-failure.ts';
import type { ChartData } from './answer-parts.ts';

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
  if (user_ayanamsa) return { zodiac_type, user_ayanamsa };
  return { zodiac_type, ...(ayanamsa !== undefined && { ayanamsa }) };
}

const refuseHandle = (chart: string): ToolFailure =>
  ToolFailure.ofArguments([
    {
      location: 'birth',
      message: `is the handle of ${chart}, which is not offered here; write the birth itself in place of the handle`,
    },
  ]);
