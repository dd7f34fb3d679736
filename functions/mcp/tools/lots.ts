import * as z from 'zod';
import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { SECTOR_SYSTEM } from '../../../lib/base/catalog/house-systems.ts';
import { createWarning } from '../../../lib/base/warning.ts';
import { natalChart } from '../../natal/natal-chart/endpoint.ts';
import { hermeticLots } from '../../standalone/hermetic-lots/endpoint.ts';
import { BirthText, requireTime } from '../input/birth.ts';
import { detailShape } from '../input/settings.ts';
import { type ChartData, describeZodiac } from '../text/chart.ts';
import { formatPlacement } from '../text/points.ts';
import { toInstant } from '../text/subject.ts';
import { birthValues, defineTool, pointValues, warningValues } from '../tool.ts';
import { castBirthChart, readChartZodiac } from './natal-chart.ts';

type Lot = NonNullable<ChartData['hermetic_lots']>[number];

interface LotsAnswer {
  readonly lots: readonly Lot[];
  readonly warnings: ChartData['warnings'];
  readonly metadata: { readonly sect_determination: { readonly is_day_chart: boolean } };
}

const CUSPS_OF_PLACIDUS = createWarning(
  'HouseSystemReplaced',
  'Gauquelin sectors have no house cusps; lots with cusps have those of Placidus.',
);

/** The lots of a birth. */
export const lotsTool = defineTool({
  name: 'lots',
  title: 'Lots',
  description: 'The seven Hermetic lots of a birth with formulas; full adds other classical ones. Needs the time.',
  input: { birth: BirthText, ...detailShape },
  output: { ...birthValues, is_day_chart: z.boolean(), ...pointValues, ...warningValues },
  endpoints: [natalChart, hermeticLots],
  request: async ({ birth, detail }, call) => {
    requireTime(birth, 'lots depend on the Ascendant, so they need one');
    const chart = await castBirthChart(birth, call);
    const { latitude, longitude } = chart.subject;
    const { house_system } = chart.metadata;
    const body = {
      date_time: toInstant(chart.subject),
      ...{ latitude, longitude },
      ...(house_system !== SECTOR_SYSTEM && { house_system }),
      ...readChartZodiac(chart),
      include_optional: detail === 'full',
    };
    return { chart, ...(await call.ask<LotsAnswer>({ endpoint: hermeticLots, body })) };
  },
  toText: ({ chart, lots, metadata, warnings }, { detail }) => {
    const { is_day_chart } = metadata.sect_determination;
    const needsCusps = detail === 'full' && chart.metadata.house_system === SECTOR_SYSTEM;
    return {
      title: `Lots of a ${is_day_chart ? 'day' : 'night'} birth, ${describeZodiac(chart)}`,
      subject: chart.subject,
      lines: lots.map(describeLot),
      values: {
        is_day_chart,
        points: Object.fromEntries(lots.map(({ canonical_name, longitude }) => [canonical_name, longitude])),
      },
      warnings: [...chart.warnings, ...warnings, ...(needsCusps ? [CUSPS_OF_PLACIDUS] : [])],
    };
  },
});

const describeLot = ({ name, longitude, house, formula_used }: Lot): string =>
  `${name} ${formatDegree(longitude)}${formatPlacement(house)}: ${formula_used}`;
