import { defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { TableQuery } from '../../../lib/requests/format.ts';
import { calculateTable } from './calculate.ts';
import { tableExamples } from './examples.ts';
import { tableFormats } from './formats.ts';
import { TableRequest } from './request.ts';
import { createRowShaper, TableResponse, toTableAnswer, toTableRows } from './response.ts';
import { TABLE_SERVICES } from './services.ts';
import { estimateTable, isLongTable } from './work.ts';

export const table = defineEndpoint(
  {
    method: 'POST',
    path: '/ephemeris/table',
    summary: 'Positions of bodies at regular moments',
    description: [
      'One row for every step from `start_date` to `end_date`, and for each body the columns of the request. Values are those of `/ephemeris/natal-chart` at the same moment, to the last decimal.',
      'Days, weeks, months and years follow the clock of `timezone`, else that of `location`, else UTC: a day may have 23 or 25 hours. A local time that the clocks skipped is moved forward; of two, the earlier one is taken. A date that a zone left out has no row.',
      '`azimuth` and `altitude` are those of the centre of the body seen from the place, without refraction. `elongation`, `magnitude` and `illuminated_fraction` are seen from the centre of the Earth; the Earth, nodes and apogees have none, and the Sun has no `illuminated_fraction`.',
      'A page has at most 200 000 values, those of `datetime` included: ten years of daily positions of ten bodies are one page. Pages whose values take long to calculate, such as `azimuth` and `magnitude`, have fewer. A table has at most 3 000 000 rows. Requests for more than 31 days count among the long searches.',
    ].join('\n\n'),
    uses: TABLE_SERVICES,
    request: { query: TableQuery, body: TableRequest },
    response: TableResponse,
    hasDisplayNames: true,
    formats: tableFormats,
    errors: ['InvalidRange', 'HouseSystemUndefined'],
    limits: 'searches',
    isCounted: ({ body }) => isLongTable(body),
    work: ({ body }) => estimateTable(body),
    workMembers: ['limit', 'bodies', 'columns'],
    cache: 'none',
    stored: 'transits',
    examples: tableExamples,
  },
  async ({ query: { format }, body }, services) => {
    const page = await calculateTable(body, services, createRowShaper(body, format === 'llm_v2' ? 'llm_v2' : 'json'));
    return format === 'llm_v2' ? toTableRows(page, body) : toTableAnswer(page, body);
  },
);
