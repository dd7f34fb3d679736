import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { example, exampleAsRows } from '../../../lib/requests/examples.ts';
import type { yogas } from '../endpoints.ts';
import { VEDIC_EXAMPLE as subject } from '../example-birth.ts';
import { calculateYogas } from './calculate.ts';
import type { contract } from './contract.ts';
import { YogasRequest } from './request.ts';
import { toYogaRows, toYogasData } from './response.ts';

/** Processor time of all rules, CPU-seconds, and of a day without a time of birth, which is judged at every hour. */
const SECONDS_PER_CHART = 0.004;
const SECONDS_WITHOUT_TIME = 0.035;

export const handler: EndpointHandler = defineHandler<typeof yogas, typeof contract>()({
  request: { query: FormatQuery, body: YogasRequest },
  hasDisplayNames: 'indian',
  timing: 'metadata.processing_time_ms',
  work: ({ body }) => SECONDS_PER_REQUEST + (body.subject.birth_time_known ? SECONDS_PER_CHART : SECONDS_WITHOUT_TIME),
  examples: [
    example('presentYogas', 'The yogas of a chart with the facts that make them true', { subject }),
    example('chosenRules', 'Three yogas by other rules than the default ones, present or not', {
      subject,
      yogas: ['gajakesari', 'kemadruma', 'kala_sarpa'],
      variants: ['gajakesari_bphs', 'kemadruma_raman', 'kala_sarpa_ascendant_outside'],
      node: 'true',
      include: 'all',
    }),
    exampleAsRows('Families as rows', { subject, families: ['mahapurusha', 'raja', 'sankhya'] }),
    example('timeUnknown', 'Without a birth time', {
      subject: { ...subject, birth_datetime: { iso: '1963-08-07' }, birth_time_known: false },
      families: ['chandra', 'surya'],
      include: 'all',
    }),
  ],
  run: ({ query: { format }, body }, services, context) => {
    const result = calculateYogas(body, services);
    return chooseFormat(format, {
      full: () => toYogasData(result, body, context.provenance()),
      rows: () => toYogaRows(result),
    });
  },
});
