import type { JdUt } from '../../../base/units/time.ts';
import { type Chart, castChart } from '../../chart/cast.ts';
import { type AngleMethod, createArmc } from './angles.ts';

/**
 * Casts the chart of a progressed moment for the birthplace, with the settings of the natal chart. Its houses follow from
 * the progressed midheaven.
 *
 * @param progressed the progressed moment in the ephemeris, not the moment of life for which it stands
 * @throws the errors of {@link castChart}
 */
export function castProgressedChart(natal: Chart, progressed: JdUt, angleMethod: AngleMethod): Chart {
  const { ephemeris, place, moment: birth, timeIsKnown } = natal.context;
  const natalArmcDeg = natal.horizon?.houses.armcDeg;
  const armcDeg =
    natalArmcDeg === undefined ? undefined : createArmc({ ephemeris, natalArmcDeg, birth }, angleMethod)(progressed);
  const when = { moment: progressed, place, timeIsKnown, ...(armcDeg !== undefined && { armcDeg }) };
  return castChart(ephemeris, when, natal.settings);
}
