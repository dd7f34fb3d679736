import * as z from 'zod';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import { COMPOSITE_METHODS } from '../../../lib/base/catalog/composite-methods.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import type { CompositeResponse, SynastryResponse } from '../../comparative/contract.ts';
import { composite as compositeEndpoint, synastry } from '../../comparative/endpoints.ts';
import { type AnswerDetail, BirthText, chartSettingsShape, detailShape, toChartMembers } from '../input/birth.ts';
import { PICTURE_APP, toWheelLink } from '../picture-link.ts';
import { formatAspect, formatHouse, selectTightest } from '../text/aspects.ts';
import {
  type ChartData,
  describeChart,
  describeSettings,
  listAngles,
  listPoints,
  toLongitudes,
} from '../text/chart.ts';
import { describeBirth } from '../text/subject.ts';
import { defineTool, type FullAnswer, pointValues, warningValues } from '../tool.ts';

const BRIEF_ORB_DEG = 2;

type Synastry = FullAnswer<SynastryResponse>['data'];
type Composite = FullAnswer<CompositeResponse>['data'];

/** Two births compared, or joined in one chart. */
export const compareTool = defineTool({
  name: 'compare',
  title: 'Compare two births',
  description:
    'Synastry: aspects between two births, closest first, and the houses that points of each fall in. With composite one chart of both (davison: mean moment and place).',
  input: {
    birth_a: BirthText,
    birth_b: BirthText,
    composite: z.enum(COMPOSITE_METHODS).optional(),
    ...chartSettingsShape,
    ...detailShape,
  },
  output: { handles: z.array(z.string()), points: pointValues.points.optional(), ...warningValues },
  app: PICTURE_APP.uri,
  endpoints: [synastry, compositeEndpoint],
  members: { subject_a: 'birth_a', subject_b: 'birth_b', 'subjects[0]': 'birth_a', 'subjects[1]': 'birth_b' },
  request: async ({ birth_a, birth_b, composite, detail: _, ...settings }, { ask }) => {
    const [subject_a, subject_b] = [birth_a.subject, birth_b.subject];
    const members = toChartMembers(settings, birth_a, birth_b);
    if (composite === undefined) {
      const body = { subject_a, subject_b, ...members };
      return { compared: (await ask<FullAnswer<SynastryResponse>>({ endpoint: synastry, body })).data };
    }
    const body = { subjects: [subject_a, subject_b], method: composite, ...members };
    return { joined: (await ask<FullAnswer<CompositeResponse>>({ endpoint: compositeEndpoint, body })).data };
  },
  toText: ({ compared, joined }, { detail }) =>
    compared ? describeSynastry(compared, detail) : describeJoined(joined, detail),
});

const listHandles = (...subjects: readonly { readonly handle?: string | undefined }[]): string[] =>
  subjects.flatMap(({ handle }) => handle ?? []);

function describeSynastry({ chart_a, chart_b, house_overlays, aspects: all }: Synastry, detail: AnswerDetail) {
  const { aspects, note } = selectTightest(all, detail, BRIEF_ORB_DEG);
  return {
    lines: [
      ...describeBirth(`A, ${describeSettings(chart_a)}`, chart_a.subject),
      ...describeBirth(`B, ${describeSettings(chart_b)}`, chart_b.subject),
      'Aspects of A to B, closest first:',
      ...aspects.map((aspect) => `${namePoint(aspect.object1)} ${formatAspect(aspect)}`),
      ...note,
      `A, houses in B: ${listOverlaid(chart_a, house_overlays.a_in_b)}`,
      `B, houses in A: ${listOverlaid(chart_b, house_overlays.b_in_a)}`,
    ],
    values: { handles: listHandles(chart_a.subject, chart_b.subject) },
    warnings: [...chart_a.warnings, ...chart_b.warnings],
    links: toWheelLink(chart_a.subject.handle, chart_b.subject.handle),
  };
}

/** The points of one chart with their signs, and their houses in the other chart where it has some. */
function listOverlaid(chart: ChartData, overlay: Readonly<Record<string, number | undefined>>): string {
  const points = listPoints(chart).map(([id, { longitude }]) => [id, longitude] as const);
  const places = [...points, ...listAngles(chart.angles)].map(([id, longitude]) => {
    const house = overlay[id];
    const placement = house === undefined ? '' : ` ${formatHouse(house)}`;
    return `${namePoint(id)} ${signOf(longitudeDeg(longitude))}${placement}`;
  });
  return places.join(', ');
}

const describeJoined = (data: Composite, detail: AnswerDetail) => ({
  lines: [
    `${data.method === 'davison' ? 'Davison' : 'Midpoint composite'} chart, ${describeSettings(data)}, of`,
    ...data.derived_from.flatMap((subject, index) => describeBirth(String(index + 1), subject)),
    ...describeChart(data, detail),
  ],
  values: { handles: listHandles(...data.derived_from), points: toLongitudes(data) },
  warnings: data.warnings,
});
