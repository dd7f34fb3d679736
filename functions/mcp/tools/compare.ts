import * as z from 'zod';
import type { SynastryResponse } from '../../comparative/synastry/contract.ts';
import { synastry } from '../../comparative/synastry/endpoint.ts';
import { BirthText } from '../input/birth.ts';
import {
  BRIEF_OPTIONS,
  chartSettingsShape,
  detailShape,
  SETTING_ARGUMENTS,
  toConfiguration,
} from '../input/settings.ts';
import { listPointAspects, selectTightest } from '../text/aspects.ts';
import { describeSettings, formatPoint } from '../text/chart.ts';
import { formatHouse, namePoint } from '../text/points.ts';
import { toWarningLines, toWarningTexts } from '../text/subject.ts';
import { defineTool } from '../tool.ts';
import {
  birthValues,
  type ChartData,
  describeBirth,
  type FullAnswer,
  toBirthValues,
  warningValues,
} from './answer-parts.ts';

type Synastry = Extract<SynastryResponse, { output_mode: 'full' }>['data'];

const BRIEF_ORB_DEG = 2;

/** Two births compared. */
export const compareTool = defineTool({
  name: 'compare',
  title: 'Compare two births',
  description: 'Synastry: aspects from A to B, and the houses of each that hold the points of the other.',
  input: z.strictObject({ birth_a: BirthText, birth_b: BirthText, ...chartSettingsShape, ...detailShape }),
  output: z.object({ a: z.object(birthValues), b: z.object(birthValues), ...warningValues }),
  endpoints: [synastry],
  run: async ({ birth_a, birth_b, detail, ...settings }, { ask }) => {
    const body = {
      subject_a: birth_a.subject,
      subject_b: birth_b.subject,
      configuration: toConfiguration(settings, birth_a, birth_b),
      options: BRIEF_OPTIONS,
    };
    const { data } = await ask<FullAnswer<Synastry>>({ endpoint: synastry, body }, [
      { member: 'subject_a', argument: 'birth_a', moveTo: birth_a.moveTo },
      { member: 'subject_b', argument: 'birth_b', moveTo: birth_b.moveTo },
      ...SETTING_ARGUMENTS,
    ]);
    const { chart_a, chart_b, aspects, house_overlays } = data;
    const { aspects: tight, note } = selectTightest(
      aspects,
      detail === 'full' ? Number.POSITIVE_INFINITY : BRIEF_ORB_DEG,
    );
    const warnings = toWarningTexts(chart_a.warnings, chart_b.warnings);
    return {
      lines: [
        ...describeBirth(`A, ${describeSettings(chart_a)}`, chart_a.subject),
        ...describeBirth(`B, ${describeSettings(chart_b)}`, chart_b.subject),
        'Points of A, their houses in B, and their aspects to B:',
        ...listOverlaid(chart_a, house_overlays.a_in_b, 'B').map(({ id, text }) =>
          [text, ...listPointAspects(id, tight)].join(', '),
        ),
        'Points of B, and their houses in A:',
        ...listOverlaid(chart_b, house_overlays.b_in_a, 'A').map(({ text }) => text),
        ...note,
        ...toWarningLines(warnings),
      ],
      values: { a: toBirthValues(chart_a.subject), b: toBirthValues(chart_b.subject), warnings },
    };
  },
});

/** The points of one chart with their own house and the house of the other chart. */
function listOverlaid(
  { planets, angles }: ChartData,
  overlay: Readonly<Record<string, number | undefined>>,
  other: string,
) {
  const ends = angles ? (['ascendant', 'midheaven'] as const).map((id) => [id, angles[id]] as const) : [];
  const points = [
    ...Object.entries(planets).flatMap(([id, point]) => (point ? [[id, formatPoint(point)] as const] : [])),
    ...ends.map(([id, longitude]) => [id, formatPoint({ longitude, is_retrograde: false })] as const),
  ];
  return points.map(([id, place]) => {
    const house = overlay[id];
    return { id, text: `${namePoint(id)} ${place}${house === undefined ? '' : `, ${other}'s ${formatHouse(house)}`}` };
  });
}
