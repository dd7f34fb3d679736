import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { SECTOR_SYSTEM } from '../../../lib/base/catalog/house-systems.ts';
import { createWarning } from '../../../lib/base/warning.ts';
import { hermeticLots } from '../../standalone/endpoints.ts';
import { requireTime } from '../input/birth.ts';
import { type ChartData, describeZodiac } from '../text/chart.ts';
import { formatPlacement } from '../text/points.ts';
import { toInstant } from '../text/subject.ts';
import type { ToolCall } from '../tool.ts';
import type { FactsArguments, FactsText } from './facts-parts.ts';
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

/** The lots of a birth: the seven Hermetic ones, in detail other classical ones too. */
export async function describeLots({ birth, detail, ...settings }: FactsArguments, call: ToolCall): Promise<FactsText> {
  requireTime(birth, 'lots depend on the Ascendant, so they need one');
  const chart = await castBirthChart(birth, call, settings);
  const { latitude, longitude } = chart.subject;
  const { house_system } = chart.metadata;
  const body = {
    date_time: toInstant(chart.subject),
    ...{ latitude, longitude },
    ...(house_system !== SECTOR_SYSTEM && { house_system }),
    ...readChartZodiac(chart),
    include_optional: detail === 'full',
  };
  const { lots, metadata, warnings } = await call.ask<LotsAnswer>({ endpoint: hermeticLots, body });
  const needsCusps = detail === 'full' && house_system === SECTOR_SYSTEM;
  return {
    title: `Lots of a ${metadata.sect_determination.is_day_chart ? 'day' : 'night'} birth, ${describeZodiac(chart)}`,
    subject: chart.subject,
    lines: lots.map(describeLot),
    values: { points: Object.fromEntries(lots.map(({ canonical_name, longitude }) => [canonical_name, longitude])) },
    warnings: [...chart.warnings, ...warnings, ...(needsCusps ? [CUSPS_OF_PLACIDUS] : [])],
  };
}

const describeLot = ({ name, longitude, house, formula_used }: Lot): string =>
  `${name} ${formatDegree(longitude)}${formatPlacement(house)}: ${formula_used}`;
