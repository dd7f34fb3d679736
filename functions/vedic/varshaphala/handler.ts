import { chooseFormat, toBirthRows } from '../../../lib/answers/choose-format.ts';
import { DECIMALS, LIFE_DISPLAY } from '../../../lib/answers/life-periods.ts';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import { toZodiacInfo } from '../../../lib/answers/moment.ts';
import { toNamedPlaceMember, toPlaceRecord } from '../../../lib/answers/place.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { formatInstant, formatLocal } from '../../../lib/astro/clock/civil-time/format.ts';
import { findContact } from '../../../lib/astro/indian/tajika/contacts.ts';
import { findSahams } from '../../../lib/astro/indian/tajika/sahams.ts';
import { measurePanchavargiya } from '../../../lib/astro/indian/tajika/tajika-chart.ts';
import { findTajikaYogas } from '../../../lib/astro/indian/tajika/yogas.ts';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import { CLASSICAL_PLANETS } from '../../../lib/base/catalog/dignities.ts';
import { estimatePeriods } from '../../../lib/base/catalog/life-costs.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { EXAMPLE_PLACES, example, exampleAsRows } from '../../../lib/requests/examples.ts';
import { ascendantRecord } from '../chart/records.ts';
import { dashaRecord } from '../dashas/response.ts';
import type { varshaphala } from '../endpoints.ts';
import { VEDIC_EXAMPLE as subject } from '../example-birth.ts';
import { calculateVarshaphala, type Varshaphala } from './calculate.ts';
import type { contract } from './contract.ts';
import * as records from './records.ts';
import { VarshaphalaRequest } from './request.ts';

const SOURCES = [
  'Tajika Neelakanthi (translated by D. P. Saxena), pp. 40–41 (strength), 50 (tri-rashi lords), chapters 2 and 3',
  'K. S. Charak, A Textbook of Varshaphala, chapters V (dashas), VI (strength), VII (lord of the year), X (yogas), XI (sahams)',
  'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, chapters 28 to 30',
];

/** What is counted from the chart of the year. */
function judgeYear({ tajika }: Varshaphala, { orb, saham_source }: VarshaphalaRequest) {
  const pairs = CLASSICAL_PLANETS.flatMap((a, index) => CLASSICAL_PLANETS.slice(index + 1).map((b) => [a, b] as const));
  const lagna = signOf(tajika.lagnaDeg);
  return {
    balas: CLASSICAL_PLANETS.map((planet) => measurePanchavargiya(tajika, planet)),
    contacts: pairs.map(([a, b]) => findContact(tajika, a, b, orb)),
    yogas: findTajikaYogas(tajika, orb),
    sahams: findSahams(tajika, saham_source).map((saham) => ({ ...saham, lagna, decimals: DECIMALS })),
  };
}

function toYearInfo({ completedYears, start, end, place, tajika }: Varshaphala) {
  return {
    year_of_life: completedYears + 1,
    completed_years: completedYears,
    datetime: formatLocal(start.instant, start.offsetSeconds),
    start: formatInstant(start.jdUt),
    end: formatInstant(end),
    timezone: start.timezone ?? null,
    ...toPlaceRecord(place),
    ...toNamedPlaceMember(place),
    is_day: tajika.isDayChart,
  };
}

function toDefinition({ chart }: Varshaphala, request: VarshaphalaRequest) {
  const { year_start, orb, year_lord_rule, saham_source, mudda_year, positions } = request;
  const { settings, context } = chart;
  return {
    id: 'varshaphala' as const,
    ...{ year_start, orb, year_lord_rule, saham_source, mudda_year },
    ...toZodiacInfo({ zodiac: settings.zodiac, ayanamsaDeg: context.ayanamsaDeg }, DECIMALS),
    ...{ positions, houses: 'whole_sign' as const, sources: [...SOURCES] },
  };
}

function toVarshaphalaData(year: Varshaphala, request: VarshaphalaRequest, provenance: Provenance) {
  const { subject: born, chart, grahas, tajika, mudda, patyayini, warnings } = year;
  const { balas, contacts, yogas, sahams } = judgeYear(year, request);
  return {
    subject: toSubjectInfo(born),
    year: toYearInfo(year),
    definition: toDefinition(year, request),
    lagna: ascendantRecord.write({ longitudeDeg: tajika.lagnaDeg, decimals: DECIMALS }),
    grahas: grahas.map((graha) => records.yearGrahaRecord.write({ ...graha, tajika, decimals: DECIMALS })),
    muntha: records.munthaRecord.write(year),
    year_lord: records.yearLordRecord.write(year.yearLord),
    balas: balas.map(records.balaRecord.write),
    contacts: contacts.map(records.tajikaContactRecord.write),
    yogas: yogas.map(records.tajikaYogaRecord.write),
    sahams: sahams.map(records.sahamRecord.write),
    mudda: mudda.map((period) => dashaRecord.write({ ...period, system: 'vimshottari' })),
    patyayini: patyayini.map(records.patyayiniRecord.write),
    warnings: [...warnings],
    metadata: toChartMetadata(chart, LIFE_DISPLAY, provenance),
  };
}

function toVarshaphalaRows(year: Varshaphala, request: VarshaphalaRequest) {
  const { subject: born, tajika, muntha, mudda, warnings } = year;
  const { balas, yogas, sahams } = judgeYear(year, request);
  const rows = {
    start: formatInstant(year.start.jdUt),
    lagna_sign: signOf(tajika.lagnaDeg),
    muntha_sign: muntha,
    year_lord: year.yearLord.planet,
    ...records.balaRows.write(balas),
    ...records.tajikaYogaRows.write(yogas),
    ...records.sahamRows.write(sahams),
    ...records.muddaRows.write(mudda.filter(({ level }) => level === 1)),
  };
  return toBirthRows(rows, { warnings, handle: born.handle });
}

/** Periods that a year costs as much as: its chart, and the moments that its dashas are searched at. */
const PERIODS = 1000;

export const handler: EndpointHandler = defineHandler<typeof varshaphala, typeof contract>()({
  request: { query: FormatQuery, body: VarshaphalaRequest },
  hasDisplayNames: 'indian',
  timing: 'metadata.processing_time_ms',
  work: () => estimatePeriods(PERIODS),
  examples: [
    example('aYear', 'The 41st year of a life, at the birthplace', { subject, year_of_life: 41 }),
    example('atTheResidence', 'The year of a moment, at the residence, by the rules of Narasimha Rao', {
      subject,
      target_datetime: { iso: '2001-01-20T12:00:00' },
      return_location: EXAMPLE_PLACES.london,
      ...{ orb: 'both', year_lord_rule: 'benefic_aspect', saham_source: 'narasimha_rao' },
    }),
    exampleAsRows('A year from the mean return as rows', { subject, year_of_life: 41, year_start: 'mean' }),
  ],
  run: ({ query: { format }, body }, services, context) => {
    const year = calculateVarshaphala(body, services);
    return chooseFormat(format, {
      full: () => toVarshaphalaData(year, body, context.provenance()),
      rows: () => toVarshaphalaRows(year, body),
    });
  },
});
