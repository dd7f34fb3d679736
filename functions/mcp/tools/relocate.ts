import type { RelocationResponse } from '../../natal/relocation/contract.ts';
import { relocation } from '../../natal/relocation/endpoint.ts';
import { BirthText } from '../input/birth.ts';
import { PlaceText } from '../input/place.ts';
import { detailShape, toBirthMembers } from '../input/settings.ts';
import { describeChart, describeSettings, toLongitudes } from '../text/chart.ts';
import { describePlace } from '../text/subject.ts';
import { birthValues, defineTool, type FullAnswer, pointValues, warningValues } from '../tool.ts';

/** The chart of a birth with the houses of another place. */
export const relocateTool = defineTool({
  name: 'relocate',
  title: 'Relocated chart',
  description: 'The chart of a birth with houses and angles of another place.',
  input: { birth: BirthText, place: PlaceText, ...detailShape },
  output: { ...birthValues, ...pointValues, ...warningValues },
  endpoints: [relocation],
  members: { relocation_location: 'place' },
  request: ({ birth, place }, { ask }) =>
    ask<FullAnswer<RelocationResponse>>({
      endpoint: relocation,
      body: { ...toBirthMembers(birth), relocation_location: place },
    }),
  toText: ({ data }, { detail }) => ({
    title: `Chart for ${describePlace(data.relocation_location)}, ${describeSettings(data)}, of the birth`,
    subject: data.subject,
    lines: describeChart(data, detail),
    values: { points: toLongitudes(data) },
    warnings: data.warnings,
  }),
});
