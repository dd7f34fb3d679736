import * as z from 'zod';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import { toNakshatraRecord } from '../../../lib/answers/nakshatra.ts';
import { toZodiacPosition } from '../../../lib/answers/rounding.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import type { Provenance } from '../../../lib/domain/chart/provenance.ts';
import { fullAnswerSchema } from '../../../lib/schemas/answer-forms.ts';
import { ChartMetadata } from '../../../lib/schemas/chart/metadata.ts';
import { NakshatraRecord } from '../../../lib/schemas/chart/nakshatra.ts';
import { warnings } from '../../../lib/schemas/chart/natal-chart.ts';
import { longitude, sign, signLongitude } from '../../../lib/schemas/chart/points.ts';
import { SubjectInfo } from '../../../lib/schemas/chart/subject-info.ts';
import type { VedicChart } from './calculate.ts';

const GrahaRecord = z
  .object({
    id: z.string().meta({ description: 'Sun to Saturn, `rahu` or `ketu`', example: 'moon' }),
    longitude,
    sign,
    sign_longitude: signLongitude,
    house: z.int().optional().meta({ description: 'Whole-sign house; absent without a birth time', example: 9 }),
    is_retrograde: z.boolean().meta({ description: 'Whether the longitude decreases', example: false }),
    nakshatra: NakshatraRecord,
  })
  .meta({ id: 'Graha', description: 'A graha in the sidereal zodiac' });

const VedicChartData = z
  .object({
    subject: SubjectInfo,
    bodies: z.array(GrahaRecord).meta({ description: 'The nine grahas' }),
    warnings,
    metadata: ChartMetadata,
  })
  .meta({ id: 'VedicChart', description: 'A sidereal chart of the nine grahas' });

export const VedicChartResponse = fullAnswerSchema(VedicChartData).meta({
  id: 'VedicChartResponse',
  description: 'A sidereal chart of the nine grahas',
});

const DECIMALS = 6;
const DISPLAY = { decimals: DECIMALS, verbosity: 'standard', withFormatted: false } as const;

export function toVedicChartData({ subject, chart, grahas }: VedicChart, provenance: Provenance) {
  return {
    subject: toSubjectInfo(subject),
    bodies: grahas.map(({ id, longitudeDeg, longitudeSpeedDegPerDay, house }) => ({
      id,
      ...toZodiacPosition(longitudeDeg, DECIMALS),
      ...(house !== undefined && { house }),
      is_retrograde: (longitudeSpeedDegPerDay ?? 0) < 0,
      nakshatra: toNakshatraRecord(longitudeDeg, DECIMALS),
    })),
    warnings: [...chart.warnings],
    metadata: toChartMetadata(chart, DISPLAY, provenance),
  };
}
