import type { JdUt } from '../../units/time.ts';
import { type Chart, castChart } from '../chart/cast.ts';
import { type AngleMethod, computeProgressedArmc } from './angles.ts';

/**
 * A chart progressed to another moment: cast there for the birthplace, with the settings of the natal chart, its houses
 * drawn from the progressed midheaven.
 *
 * @param progressed the moment in the ephemeris, not the moment of life that it stands for
 * @throws Problem of casting a chart
 */
export function castProgressedChart(natal: Chart, progressed: JdUt, angleMethod: AngleMethod): Chart {
  const { ephemeris, place, moment: birth, timeIsKnown } = natal.context;
  const natalArmcDeg = natal.horizon?.houses.armcDeg;
  const armcDeg =
    natalArmcDeg === undefined
      ? undefined
      : computeProgressedArmc({ ephemeris, natalArmcDeg, birth, progressed }, angleMethod);
  const when = { moment: progressed, place, timeIsKnown, ...(armcDeg !== undefined && { armcDeg }) };
  return castChart(ephemeris, when, natal.settings);
}
