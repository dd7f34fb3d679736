import * as z from 'zod';
import type { RelocationResponse } from '../../natal/relocation/contract.ts';
import { relocation } from '../../natal/relocation/endpoint.ts';
import { BirthText } from '../input/birth.ts';
import { PlaceText } from '../input/place.ts';
import { BRIEF_OPTIONS, detailShape, toConfiguration } from '../input/settings.ts';
import { describeChartPoints, describeCusps, describeSettings, toLongitudes } from '../text/chart.ts';
import { describePlace, toWarningLines, toWarningTexts } from '../text/subject.ts';
import { defineTool } from '../tool.ts';
import {
  birthValues,
  describeBirth,
  type FullAnswer,
  listBirthArguments,
  pointValues,
  toBirthValues,
  warningValues,
} from './answer-parts.ts';

type Relocation = Extract<RelocationResponse, { output_mode: 'full' }>['data'];

/** The chart of a birth with the houses of another place. */
export const relocateTool = defineTool({
  name: 'relocate',
  title: 'Relocated chart',
  description: 'The chart of a birth with houses and angles of another place.',
  input: z.strictObject({ birth: BirthText, place: PlaceText, ...detailShape }),
  output: z.object({ ...birthValues, ...pointValues, ...warningValues }),
  endpoints: [relocation],
  run: async ({ birth, place, detail }, { ask }) => {
    const body = {
      subject: birth.subject,
      relocation_location: place,
      configuration: toConfiguration({}, birth),
      options: BRIEF_OPTIONS,
    };
    const names = [
      ...listBirthArguments(birth),
      { member: 'relocation_location', argument: 'place', moveTo: (name: string) => name },
    ];
    const { data } = await ask<FullAnswer<Relocation>>({ endpoint: relocation, body }, names);
    const warnings = toWarningTexts(data.warnings);
    return {
      lines: [
        ...describeBirth(
          `Chart for ${describePlace(data.relocation_location)}, ${describeSettings(data)}, of the birth`,
          data.subject,
        ),
        ...describeChartPoints(data),
        ...(detail === 'full' ? describeCusps(data) : []),
        ...toWarningLines(warnings),
      ],
      values: { ...toBirthValues(data.subject), points: toLongitudes(data), warnings },
    };
  },
});
