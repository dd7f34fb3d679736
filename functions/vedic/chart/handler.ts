import { chooseFormat, toBirthRows } from '../../../lib/answers/choose-format.ts';
import { LLM_DECIMALS } from '../../../lib/answers/llm-rows.ts';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import { PICTURE_DECIMALS } from '../../../lib/answers/wheel.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import type { ChartAddition } from '../../../lib/base/catalog/vedic-points.ts';
import { isDrawn } from '../../../lib/contract/answer-formats.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { example, exampleAsRows } from '../../../lib/requests/examples.ts';
import { dashaRecord } from '../dashas/response.ts';
import type { vedicChart } from '../endpoints.ts';
import { VEDIC_EXAMPLE as subject } from '../example-birth.ts';
import { nameAyanamsa } from '../sidereal-shape.ts';
import { toAdditionMembers, toAdditionRows } from './addition-records.ts';
import { calculateVedicChart, type VedicChart } from './calculate.ts';
import type { contract } from './contract.ts';
import { vedicPicture } from './picture.ts';
import * as records from './records.ts';
import { VedicChartQuery, VedicChartRequest } from './request.ts';

/** Decimals of the JSON answer. */
const VEDIC_DECIMALS = 6;

interface VedicForm {
  readonly decimals: number;
  readonly provenance: Provenance;
}

const SOURCES = [
  'Brihat Parashara Hora Shastra 3.49–58 (states, friendships), 8.1–5 and 26.2–5 (drishti), 32.1–17 (karakas)',
  'Combustion at 12° (Moon), 17° (Mars), 14° (Mercury, retrograde 12°), 11° (Jupiter), 10° (Venus, retrograde 8°), 15° (Saturn), as today’s programs have it; compare Laghu-Bhaskariya 7.1–2',
];

/** Sources of what a request includes. */
const ADDED_SOURCES: Readonly<Record<ChartAddition, string>> = {
  upagrahas: 'Brihat Parashara Hora Shastra 3.61–70 (upagrahas)',
  arudhas: 'Brihat Parashara Hora Shastra 29.2–7 (arudhas)',
  special_lagnas:
    'Brihat Parashara Hora Shastra 5.2–13 and 3.71–74 (bhava, hora, ghati, varnada, pranapada), P. V. R. Narasimha Rao (sree), Uttara Kalamrita (indu), PyJHora (rate of vighati)',
  krishnamurti:
    'Significators in Krishnamurtipaddhati (kupdf.net) for the four levels; A. K. Bansal, Krishnamurthy Paddhati, chapter 3, for ruling planets',
};

const listSources = ({ include }: VedicChartRequest) => [
  ...SOURCES,
  ...new Set(include.map((id) => ADDED_SOURCES[id])),
];

/** The chart in full. */
function toVedicChartData(vedic: VedicChart, request: VedicChartRequest, { decimals, provenance }: VedicForm) {
  const { subject, chart, vargas, karakas, drishti, friendships, dashas } = vedic;
  const { node, positions, karakas: count } = request;
  const ascendantDeg = records.ascendantOf(vedic);
  return {
    subject: toSubjectInfo(subject),
    definition: {
      id: 'vedic_chart' as const,
      ...{ ayanamsa: nameAyanamsa(chart), node, positions, houses: 'whole_sign' as const, karakas: count },
      sources: listSources(request),
    },
    ...(ascendantDeg !== undefined && {
      ascendant: records.ascendantRecord.write({ longitudeDeg: ascendantDeg, decimals }),
    }),
    bodies: records.mapGrahas(vedic, (graha) => records.grahaRecord.write({ ...graha, vedic, decimals })),
    vargas: Object.fromEntries(
      vargas.map((chosen) => [`d${chosen.varga}`, records.vargaRecord.write({ ...chosen, vedic, decimals })]),
    ),
    karakas: karakas.map((holder) => records.karakaRecord.write({ ...holder, decimals })),
    drishti: {
      graha: drishti.graha.map(records.drishtiRecord.write),
      rasi: drishti.rasi.map(records.drishtiRecord.write),
    },
    friendships: friendships.map(records.friendshipRecord.write),
    ...(dashas && { dashas: dashas.map((period) => dashaRecord.write({ ...period, system: 'vimshottari' })) }),
    ...(ascendantDeg !== undefined && toAdditionMembers({ additions: vedic.additions, ascendantDeg, decimals })),
    warnings: [...chart.warnings],
    metadata: toChartMetadata(chart, { decimals, verbosity: 'standard', withFormatted: false }, provenance),
  };
}

/** The chart as rows. */
function toVedicChartRows(vedic: VedicChart) {
  const { subject, chart, grahas, vargas, karakas, dashas } = vedic;
  const decimals = LLM_DECIMALS;
  const ascendantDeg = records.ascendantOf(vedic);
  const lagna = ascendantDeg === undefined ? [] : [{ id: 'ascendant', longitudeDeg: ascendantDeg }];
  const rows = {
    ayanamsa: nameAyanamsa(chart),
    ...records.bodyRows.write([
      ...lagna.map(({ id, longitudeDeg }) => ({
        id,
        ...records.ascendantRecord.write({ longitudeDeg, decimals }),
        house: 1,
      })),
      ...grahas.map((graha) => ({ id: graha.id, ...records.grahaRecord.write({ ...graha, vedic, decimals }) })),
    ]),
    ...records.vargaRows.write(
      vargas.flatMap((chosen) =>
        [...lagna, ...grahas].map(({ id, longitudeDeg }) => ({
          ...{ varga: `d${chosen.varga}`, id },
          ...records.toVargaPosition(longitudeDeg, chosen, decimals),
        })),
      ),
    ),
    ...records.karakaRows.write(karakas),
    ...(dashas && records.dashaRows.write(dashas)),
    ...(ascendantDeg !== undefined && toAdditionRows({ additions: vedic.additions, ascendantDeg, decimals })),
  };
  return toBirthRows(rows, { warnings: chart.warnings, handle: subject.handle });
}

/** Processor time of a chart with all vargas, CPU-seconds. */
const SECONDS_PER_CHART = 0.002;

export const handler: EndpointHandler = defineHandler<typeof vedicChart, typeof contract>()({
  request: { query: VedicChartQuery, body: VedicChartRequest },
  hasDisplayNames: 'indian',
  formats: { picture: vedicPicture },
  timing: 'metadata.processing_time_ms',
  work: ({ body: { include } }) => SECONDS_PER_REQUEST + SECONDS_PER_CHART * (1 + include.length),
  examples: [
    example('rasiAndNavamsa', 'The nine grahas with Lahiri’s ayanamsa', { subject }),
    example('chosenVargas', 'Vargas by methods of choice, eight significators, the true node and true positions', {
      ...{ subject, ayanamsa: 'true_citra', node: 'true', positions: 'true', vargas: [2, 9, 24, 60], karakas: 8 },
      varga_methods: { d2: 'raman', d24: 'from_leo' },
    }),
    exampleAsRows('Rasi, navamsa and dasamsa as rows', { subject, vargas: [1, 9, 10] }),
    example('additions', 'With upagrahas, arudhas, special lagnas and significators', {
      ...{ subject, vargas: [1], include: ['upagrahas', 'arudhas', 'special_lagnas', 'krishnamurti'] },
      ...{ upagraha_parts: { mandi: 'end' }, aquarius_lord: 'rahu' },
    }),
    example('timeUnknown', 'Without a birth time', {
      subject: { ...subject, birth_datetime: { iso: '1963-08-07' }, birth_time_known: false },
    }),
  ],
  run: ({ query, body }, services, context) => {
    const vedic = calculateVedicChart(body, services);
    const decimals = isDrawn(query.format) ? PICTURE_DECIMALS : VEDIC_DECIMALS;
    return chooseFormat(query.format, {
      full: () => toVedicChartData(vedic, body, { decimals, provenance: context.provenance() }),
      rows: () => toVedicChartRows(vedic),
    });
  },
});
