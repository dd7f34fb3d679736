import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { example, exampleAsRows } from '../../../lib/requests/examples.ts';
import type { analysis } from '../endpoints.ts';
import { estimateAnalyses } from '../work.ts';
import { AnalysisRequest, analyzeBirth } from './calculate.ts';
import type { contract } from './contract.ts';
import { toAnalysisAnswer } from './response.ts';

const chicago = { latitude: 41.85, longitude: -87.65, timezone: { iana_name: 'America/Chicago' } };
const tromso = { latitude: 69.6492, longitude: 18.9553, timezone: { iana_name: 'Europe/Oslo' } };

const subject = { name: 'Example', birth_datetime: { iso: '1942-07-13T11:41:00' }, birth_location: chicago };

export const handler: EndpointHandler = defineHandler<typeof analysis, typeof contract>()({
  request: { query: FormatQuery, body: AnalysisRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  work: () => estimateAnalyses(1),
  examples: [
    example('ordinary', 'The facts about a chart', { subject }),
    exampleAsRows('The same as rows', { subject }),
    example('timeUnknown', 'Without a time of birth: no houses, rulers of houses and sect', {
      subject: { ...subject, birth_datetime: { iso: '1942-07-13' }, birth_time_known: false },
    }),
    example('beyondThePolarCircle', 'In the midnight sun', {
      subject: { ...subject, birth_datetime: { iso: '1990-06-15T01:30:00' }, birth_location: tromso },
    }),
  ],
  run: ({ query: { format }, body }, services, context) => {
    const analyzed = analyzeBirth(body, services);
    const provenance = context.provenance();
    return toAnalysisAnswer(analyzed, { format, decimals: body.options.decimal_places, provenance });
  },
});
