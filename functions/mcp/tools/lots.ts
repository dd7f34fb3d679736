import * as z from 'zod';
import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { SECTOR_SYSTEM } from '../../../lib/base/catalog/house-systems.ts';
import { natalChart } from '../../natal/natal-chart/endpoint.ts';
import { hermeticLots } from '../../standalone/hermetic-lots/endpoint.ts';
import { BirthText, type WrittenBirth } from '../input/birth.ts';
import { detailShape, toConfiguration } from '../input/settings.ts';
import { describeZodiac } from '../text/chart.ts';
import { formatPlacement } from '../text/points.ts';
import { toWarningLines, toWarningTexts } from '../text/subject.ts';
import { defineTool } from '../tool.ts';
import { ToolFailure } from '../tool-failure.ts';
import {
  birthValues,
  type ChartData,
  describeBirth,
  type FullAnswer,
  listBirthArguments,
  pointValues,
  toBirthValues,
  warningValues,
} from './answer-parts.ts';
import { readChartZodiac } from './chart-zodiac.ts';

type Lot = NonNullable<ChartData['hermetic_lots']>[number];

interface LotsAnswer {
  readonly lots: readonly Lot[];
  readonly warnings: ChartData['warnings'];
  readonly metadata: { readonly sect_determination: { readonly is_day_chart: boolean } };
}

const CUSPS_OF_PLACIDUS = {
  code: 'HouseSystemReplaced',
  message: 'Gauquelin sectors have no house cusps; lots with cusps have those of Placidus.',
} as const;

/** The lots of a birth. */
export const lotsTool = defineTool({
  name: 'lots',
  title: 'Lots',
  description: 'The seven Hermetic lots of a birth with formulas; full adds other classical ones. Needs the time.',
  input: z.strictObject({ birth: BirthText, ...detailShape }),
  output: z.object({ ...birthValues, is_day_chart: z.boolean(), ...pointValues, ...warningValues }),
  endpoints: [natalChart, hermeticLots],
  run: async ({ birth, detail }, { ask }) => {
    requireTime(birth);
    const request = {
      subject: birth.subject,
      configuration: toConfiguration({}, birth),
      options: { verbosity: 'minimal' },
    };
    const { data } = await ask<FullAnswer<ChartData>>(
      { endpoint: natalChart, body: request },
      listBirthArguments(birth),
    );
    const { subject, metadata } = data;
    const { latitude, longitude, datetime_utc } = subject;
    const { house_system } = metadata;
    const body = {
      date_time: { iso: datetime_utc, calendar: 'gregorian' },
      ...{ latitude, longitude },
      ...(house_system !== SECTOR_SYSTEM && { house_system }),
      ...readChartZodiac(data),
      include_optional: detail === 'full',
    };
    const found = await ask<LotsAnswer>({ endpoint: hermeticLots, body });
    const { is_day_chart } = found.metadata.sect_determination;
    const needsCusps = detail === 'full' && house_system === SECTOR_SYSTEM;
    const warnings = toWarningTexts(data.warnings, found.warnings, needsCusps ? [CUSPS_OF_PLACIDUS] : []);
    return {
      lines: [
        ...describeBirth(`Lots of a ${is_day_chart ? 'day' : 'night'} birth, ${describeZodiac(data)}`, subject),
        ...found.lots.map(describeOneLot),
        ...toWarningLines(warnings),
      ],
      values: { ...toBirthValues(subject), is_day_chart, points: toLotLongitudes(found.lots), warnings },
    };
  },
});

/** @throws ToolFailure without a time of birth, as lots depend on the Ascendant */
function requireTime({ hasTime }: WrittenBirth): void {
  if (hasTime) return;
  throw ToolFailure.ofArguments([
    { location: 'birth', message: 'has no time; lots depend on the Ascendant, so they need one' },
  ]);
}

const describeOneLot = ({ name, longitude, house, formula_used }: Lot): string =>
  `${name} ${formatDegree(longitude)}${formatPlacement(house)}: ${formula_used}`;

const toLotLongitudes = (found: readonly Lot[]) =>
  Object.fromEntries(found.map(({ canonical_name, longitude }) => [canonical_name, longitude]));
