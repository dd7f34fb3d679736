import { toChartRequest } from '../../../lib/answers/chart-request.ts';
import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toChartRows } from '../../../lib/answers/natal-chart.ts';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import { EXAMPLE_PLACES } from '../../../lib/requests/examples.ts';
import { PictureQuery } from '../../../lib/requests/picture.ts';
import type { relocation } from '../endpoints.ts';
import { estimateCharts } from '../work.ts';
import { castRelocatedChart } from './calculate.ts';
import type { contract } from './contract.ts';
import { RelocationRequest } from './request.ts';
import { relocationPicture, toRelocationData } from './response.ts';

const { newYork, tokyo } = EXAMPLE_PLACES;

const subject = {
  name: 'Example',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: newYork,
};

const examples: readonly Example[] = [
  {
    name: 'newYorkToTokyo',
    summary: 'Born in New York, seen from Tokyo',
    body: { subject, relocation_location: tokyo, configuration: { house_system: 'P', object_set: 'modern_10' } },
  },
  {
    name: 'rowsForLanguageModels',
    summary: 'The same as rows',
    query: { format: 'llm_v2' },
    body: { subject, relocation_location: tokyo },
  },
  {
    name: 'beyondThePolarCircle',
    summary: 'Moved to where Placidus has no houses',
    body: { subject, relocation_location: { latitude: 78.2232, longitude: 15.6267 } },
  },
];

export const handler: EndpointHandler = defineHandler<typeof relocation, typeof contract>()({
  request: { query: PictureQuery, body: RelocationRequest },
  hasDisplayNames: true,
  formats: { picture: relocationPicture },
  timing: 'metadata.processing_time_ms',
  work: ({ body }) => estimateCharts(1, body.options),
  examples,
  run: ({ query, body }, services, context) => {
    const relocated = castRelocatedChart(toChartRequest(body, query), services);
    return chooseFormat(query.format, {
      full: () => toRelocationData(relocated, toDisplay(body.options), context.provenance()),
      rows: () => toChartRows(relocated),
    });
  },
});
