import * as z from 'zod';
import type { SynastryResponse } from '../../comparative/contract.ts';
import { synastry } from '../../comparative/endpoints.ts';
import { BirthText } from '../input/birth.ts';
import { chartSettingsShape, detailShape, toChartMembers } from '../input/settings.ts';
import { listPointAspects, selectTightest } from '../text/aspects.ts';
import { type ChartData, describeSettings, formatPoint, listAngles, listPoints } from '../text/chart.ts';
import { formatHouse, namePoint } from '../text/points.ts';
import { describeBirth, toBirthValues } from '../text/subject.ts';
import { birthValues, defineTool, type FullAnswer, warningValues } from '../tool.ts';

const BRIEF_ORB_DEG = 2;

/** Two births compared. */
export const compareTool = defineTool({
  name: 'compare',
  title: 'Compare two births',
  description: 'Synastry: aspects from A to B, and the houses of each that hold the points of the other.',
  input: { birth_a: BirthText, birth_b: BirthText, ...chartSettingsShape, ...detailShape },
  output: { a: z.object(birthValues), b: z.object(birthValues), ...warningValues },
  endpoints: [synastry],
  members: { subject_a: 'birth_a', subject_b: 'birth_b' },
  request: ({ birth_a, birth_b, detail: _, ...settings }, { ask }) => {
    const subjects = { subject_a: birth_a.subject, subject_b: birth_b.subject };
    const body = { ...subjects, ...toChartMembers(settings, birth_a, birth_b) };
    return ask<FullAnswer<SynastryResponse>>({ endpoint: synastry, body });
  },
  toText: ({ data }, { detail }) => {
    const { chart_a, chart_b, house_overlays } = data;
    const { aspects, note } = selectTightest(data.aspects, detail, BRIEF_ORB_DEG);
    return {
      lines: [
        ...describeBirth(`A, ${describeSettings(chart_a)}`, chart_a.subject),
        ...describeBirth(`B, ${describeSettings(chart_b)}`, chart_b.subject),
        'Points of A, their houses in B, and their aspects to B:',
        ...listOverlaid(chart_a, house_overlays.a_in_b, 'B').map(({ id, text }) =>
          [text, ...listPointAspects(id, aspects)].join(', '),
        ),
        'Points of B, and their houses in A:',
        ...listOverlaid(chart_b, house_overlays.b_in_a, 'A').map(({ text }) => text),
        ...note,
      ],
      values: { a: toBirthValues(chart_a.subject), b: toBirthValues(chart_b.subject) },
      warnings: [...chart_a.warnings, ...chart_b.warnings],
    };
  },
});

/** The points of one chart with their own house and the house of the other chart. */
function listOverlaid(chart: ChartData, overlay: Readonly<Record<string, number | undefined>>, other: string) {
  const angles = listAngles(chart.angles).map(([id, longitude]) => [id, { longitude, is_retrograde: false }] as const);
  return [...listPoints(chart), ...angles].map(([id, point]) => {
    const house = overlay[id];
    const placement = house === undefined ? '' : `, ${other}'s ${formatHouse(house)}`;
    return { id, text: `${namePoint(id)} ${formatPoint(point)}${placement}` };
  });
}
