import { chooseFormat, toBirthRows } from '../../../lib/answers/choose-format.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import { SHADBALA_SOURCES } from '../../../lib/base/catalog/shadbala.ts';
import { SHADBALA_RULE_IDS } from '../../../lib/base/catalog/shadbala-rules.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { example, exampleAsRows } from '../../../lib/requests/examples.ts';
import type { shadbala } from '../endpoints.ts';
import { VEDIC_EXAMPLE as subject } from '../example-birth.ts';
import { nameAyanamsa } from '../sidereal-shape.ts';
import { describeStrengthChart } from '../strength-answer.ts';
import { calculateShadbala, type Strengths } from './calculate.ts';
import type { contract } from './contract.ts';
import * as records from './records.ts';
import { ShadbalaRequest } from './request.ts';

const describePlanets = ({ shadbala: { planets }, vimshopaka }: Strengths): readonly records.DescribedStrength[] =>
  planets.map((planet) => ({ ...planet, vimshopaka: vimshopaka[planet.id] }));

function toShadbalaData(strengths: Strengths, request: ShadbalaRequest, provenance: Provenance) {
  const { shadbala, houses } = strengths;
  const rules = SHADBALA_RULE_IDS.map((id) => [id, request[id]]);
  return {
    ...describeStrengthChart(strengths, provenance),
    definition: {
      id: 'shadbala' as const,
      ...{ ayanamsa: nameAyanamsa(strengths.chart), positions: request.positions, rules: Object.fromEntries(rules) },
      sources: [...SHADBALA_SOURCES],
    },
    planets: describePlanets(strengths).map(records.strengthRecord.write),
    houses: houses.map(records.houseRecord.write),
    lords: records.lordsRecord.write(shadbala.lords),
    benefics: shadbala.planets.flatMap(({ id }) => (shadbala.benefics.has(id) ? [id] : [])),
    wars: shadbala.wars.map(records.warRecord.write),
  };
}

const toShadbalaRows = (strengths: Strengths) =>
  toBirthRows(
    {
      ayanamsa: nameAyanamsa(strengths.chart),
      ...records.strengthRows.write(describePlanets(strengths)),
      ...records.houseRows.write(strengths.houses),
    },
    { warnings: strengths.warnings, handle: strengths.subject.handle },
  );

/** Processor time of a chart, its strengths and a sunrise, CPU-seconds. */
const SECONDS_PER_CHART = 0.005;

export const handler: EndpointHandler = defineHandler<typeof shadbala, typeof contract>()({
  request: { query: FormatQuery, body: ShadbalaRequest },
  hasDisplayNames: 'indian',
  timing: 'metadata.processing_time_ms',
  work: () => SECONDS_PER_REQUEST + SECONDS_PER_CHART,
  examples: [
    example('strengths', 'The strengths by the default rules', { subject }),
    example('asRaman', 'As B. V. Raman counts', {
      ...{ subject, ayanamsa: 'raman', required: 'raman', mean_longitudes: 'raman', phala: 'raman' },
    }),
    exampleAsRows('Sums as rows', { subject }),
  ],
  run: ({ query: { format }, body }, services, context) => {
    const strengths = calculateShadbala(body, services);
    return chooseFormat(format, {
      full: () => toShadbalaData(strengths, body, context.provenance()),
      rows: () => toShadbalaRows(strengths),
    });
  },
});
