import * as z from 'zod';
import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import type { NatalChartResponse } from '../../../lib/requests/chart/natal-chart.ts';
import type { TimeUncertaintyRecord } from '../../../lib/requests/chart/time-uncertainty.ts';
import { NatalOptions } from '../../../lib/requests/options.ts';
import { natalChart, relocation } from '../../natal/endpoints.ts';
import type { RelocationResponse } from '../../natal/relocation/contract.ts';
import { BirthText, chartSettingsShape, detailShape, nameList, PlaceText, toBirthMembers } from '../input/birth.ts';
import { PICTURE_APP, toWheelImage, toWheelLink } from '../picture-link.ts';
import { describeChart, describeSettings, toLongitudes } from '../text/chart.ts';
import { describePlace } from '../text/subject.ts';
import { birthValues, defineTool, type FullAnswer, pointValues, warningValues } from '../tool.ts';

type Angle = TimeUncertaintyRecord['angles']['ascendant'];

/** What an uncertain time changes in a chart; nothing where the time is exact. */
function describeUncertainty(uncertainty: TimeUncertaintyRecord | undefined): readonly string[] {
  if (!uncertainty) return [];
  const { minutes, angles, may_differ } = uncertainty;
  const ends = `Ascendant ${describeRange(angles.ascendant)}, Midheaven ${describeRange(angles.midheaven)}`;
  const differences = may_differ.map(
    ({ object, what, values }) => `${namePoint(object)} ${what} ${values.join(' or ')}`,
  );
  return [`Within ${minutes} min: ${[ends, ...differences].join('; ')}`];
}

const describeRange = ({ from, to, whole_circle }: Angle): string =>
  whole_circle ? 'anywhere' : `${formatDegree(from)} to ${formatDegree(to)}`;

const FULL_OPTIONS = { verbosity: 'detailed', include_minor_aspects: true, include_declination_aspects: true };

type RelocatedAnswer = FullAnswer<RelocationResponse>;

/** A chart, and the place that it is relocated to. */
interface Answer extends Pick<FullAnswer<NatalChartResponse>, 'picture'> {
  readonly data: FullAnswer<NatalChartResponse>['data'] | RelocatedAnswer['data'];
  readonly movedTo?: RelocatedAnswer['data']['relocation_location'];
}

/** The chart of a birth or an event. */
export const birthChartTool = defineTool({
  name: 'birth_chart',
  title: 'Birth chart',
  description:
    'Chart of a birth or event: bodies, houses, aspects; with place relocated to it. Its handle keeps settings for other tools.',
  input: {
    birth: BirthText,
    place: PlaceText.optional().meta({ description: 'Relocates houses and angles' }),
    ...chartSettingsShape,
    bodies: nameList(30).optional().meta({ description: 'Instead of Sun–Pluto, Chiron, node, Lilith' }),
    time_uncertainty_minutes: NatalOptions.shape.time_uncertainty_minutes.meta({ description: 'Adds what may differ' }),
    ...detailShape,
    picture: z.boolean().optional(),
  },
  output: { ...birthValues, ...pointValues, ...warningValues },
  app: PICTURE_APP.uri,
  endpoints: [natalChart, relocation],
  members: { relocation_location: 'place' },
  request: async ({ birth, place, detail, time_uncertainty_minutes, picture, ...settings }, { ask }) => {
    const { options, ...members } = toBirthMembers(birth, settings);
    const body = {
      ...members,
      options: {
        ...options,
        ...(detail === 'full' && FULL_OPTIONS),
        time_uncertainty_minutes,
        ...(picture && { picture: 'png' }),
      },
    };
    if (place === undefined) return ask<Answer>({ endpoint: natalChart, body });
    const { data, picture: drawn } = await ask<RelocatedAnswer>({
      endpoint: relocation,
      body: { ...body, relocation_location: place },
    });
    return { data, picture: drawn, movedTo: data.relocation_location };
  },
  toText: ({ data, picture, movedTo }: Answer, { detail }) => ({
    title: `Chart${movedTo ? ` for ${describePlace(movedTo)}` : ''}, ${describeSettings(data)}`,
    subject: data.subject,
    lines: [...describeChart(data, detail), ...describeUncertainty(data.time_uncertainty)],
    values: { points: toLongitudes(data) },
    warnings: data.warnings,
    links: [...toWheelImage(picture), ...(movedTo ? [] : toWheelLink(data.subject.handle))],
  }),
});
