import * as z from 'zod';
import { toChartRequest } from '../../../lib/answers/chart-request.ts';
import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { toFactRows } from '../../../lib/answers/fact-rows.ts';
import { toLlmRows } from '../../../lib/answers/llm-rows.ts';
import { toFullChart } from '../../../lib/answers/natal-chart.ts';
import { toProgressedData } from '../../../lib/answers/progressed.ts';
import { captionProgressed, formatTargetDate, toProgressedChart } from '../../../lib/answers/progressed-picture.ts';
import { type Display, toDisplay } from '../../../lib/answers/rounding.ts';
import { createWheelPicture, type FullForm, nameChart } from '../../../lib/answers/wheel.ts';
import { buildPairWheel, type ChartAnswer } from '../../../lib/answers/wheel-from-response.ts';
import type { Aspect } from '../../../lib/astro/chart/aspects/point.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { PROGRESSED_ORB_DEG } from '../../../lib/astro/timing/progressions/aspects.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { calculateProgressedChart, type ProgressedChart } from '../../../lib/charts/progressed-chart.ts';
import { isDrawn } from '../../../lib/contract/answer-formats.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { DateTimeOrNow } from '../../../lib/requests/datetime.ts';
import { example } from '../../../lib/requests/examples.ts';
import { ChartOptions } from '../../../lib/requests/options.ts';
import { Orbs } from '../../../lib/requests/orbs.ts';
import { PictureQuery } from '../../../lib/requests/picture.ts';
import { ProgressedConfiguration } from '../../../lib/requests/progressed.ts';
import { Subject } from '../../../lib/requests/subject.ts';
import type { progressed } from '../endpoints.ts';
import type { contract, ProgressedResponse } from './contract.ts';

const ProgressedOptions = ChartOptions.extend({
  orbs: Orbs.optional().meta({
    description: `Orbs in degrees for aspects to natal points, in place of the ${PROGRESSED_ORB_DEG}° that every aspect has here`,
    example: { conjunction: 1.5 },
  }),
}).meta({
  id: 'ProgressedOptions',
  description: `Options of the answer; aspects to natal points have an orb of ${PROGRESSED_ORB_DEG}° unless \`orbs\` gives another`,
  example: { verbosity: 'standard' },
});

const ProgressedRequest = z
  .strictObject({
    subject: Subject,
    progressed_datetime: DateTimeOrNow,
    configuration: ProgressedConfiguration.prefault({}),
    options: ProgressedOptions.prefault({}),
  })
  .meta({
    id: 'ProgressedRequest',
    description:
      'The birth, and the moment of life to which its chart is progressed. A `progressed_datetime` without an offset is civil time at the birthplace; without a time of day it is midnight there. It may lie before the birth',
  });

/** The progressed chart as rows; the id of a natal point has a prefix, as in `n.sun`. */
function toProgressedRows({ subject: { handle }, progressed, aspects, facts }: ProgressedChart) {
  const rows = { ...toLlmRows(progressed, aspects.map(toNatal)), ...(facts && toFactRows(facts)) };
  return { ...rows, ...(handle && { handle }) };
}

const toNatal = (aspect: Aspect): Aspect => ({ ...aspect, object2: `n.${aspect.object2}` });

/** What the picture shows in addition to the answer. */
interface DrawnMembers {
  readonly natal: ChartAnswer;
  readonly target_date: string;
}

interface PicturedProgressed extends FullForm<ProgressedResponse> {
  readonly data: FullForm<ProgressedResponse>['data'] & DrawnMembers;
}

function toDrawnMembers(result: ProgressedChart, display: Display, provenance: Provenance): DrawnMembers {
  const { subject, natal } = result;
  const born = { subject, chart: natal, aspects: [], moonRange: undefined };
  return { natal: toFullChart(born, display, provenance), target_date: formatTargetDate(result) };
}

/** The progressed or directed chart around the natal one. */
const progressedPicture = createWheelPicture(({ data }: PicturedProgressed, words) => {
  const { heading, lines, until } = captionProgressed(data.metadata, data.target_date, words);
  return buildPairWheel({
    inner: data.natal,
    outer: toProgressedChart(data),
    captions: { inner: {}, outer: { heading, lines } },
    title: `${nameChart(data.natal)}, ${words.toInner(heading)} ${until}`,
    aspects: data.aspects_to_natal,
    aspectsFrom: 'outer',
    words,
  });
});

const subject = {
  name: 'Example',
  birth_datetime: { iso: '2000-01-01T10:00:00' },
  birth_location: {
    latitude: { decimal: 32.716667 },
    longitude: { decimal: -117.15 },
    timezone: { iana_name: 'America/Los_Angeles' },
  },
};

export const handler: EndpointHandler = defineHandler<typeof progressed, typeof contract>()({
  request: { query: PictureQuery, body: ProgressedRequest },
  hasDisplayNames: true,
  formats: { picture: progressedPicture },
  timing: 'metadata.processing_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples: [
    example('secondary', 'One day after birth for one year of life', {
      subject,
      progressed_datetime: { iso: '2025-06-21T00:00:00Z' },
    }),
    example('tertiaryAsInTheTexts', 'One day for one lunar month, with Naibod’s measure for the angles', {
      subject,
      progressed_datetime: { iso: '2025-06-21' },
      configuration: { progression_method: 'tertiary', rate_convention: 'traditional', angle_method: 'naibod' },
      options: { orbs: { conjunction: 1.5 } },
    }),
    {
      ...example('minorAsRows', 'One lunar month for one month, as rows', {
        subject,
        progressed_datetime: { iso: '2025-06-21T12:00:00' },
        configuration: { progression_method: 'minor' },
      }),
      query: { format: 'llm_v2' },
    },
    example('solarArc', 'Every natal point moved by the arc of the progressed Sun', {
      subject,
      progressed_datetime: { iso: '2025-06-21T00:00:00Z' },
      configuration: { progression_method: 'solar_arc' },
    }),
    example('naibodInRightAscensionConverse', 'Naibod’s arc, taken off the right ascensions', {
      subject,
      progressed_datetime: { iso: '2025-06-21T00:00:00Z' },
      configuration: { progression_method: 'naibod_arc', naibod_measure: 'right_ascension', converse: true },
    }),
    example('beforeBirth', 'Backwards, to a moment before the birth', {
      subject,
      progressed_datetime: { iso: '1995-03-21T00:00:00Z' },
    }),
  ],
  run: ({ query, body }, services, context) => {
    const result = calculateProgressedChart(toChartRequest(body, query), services);
    const provenance = context.provenance();
    const display = toDisplay(body.options);
    return chooseFormat(query.format, {
      full: () => ({
        ...toProgressedData(result, display, provenance),
        ...(isDrawn(query.format) && toDrawnMembers(result, display, provenance)),
      }),
      rows: () => toProgressedRows(result),
    });
  },
});
