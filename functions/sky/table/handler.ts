import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { TableQuery } from '../../../lib/requests/format.ts';
import { calculateTable } from './calculate.ts';
import type { contract } from './contract.ts';
import type { table } from './endpoint.ts';
import { tableExamples } from './examples.ts';
import { tableFormats } from './formats.ts';
import { TableRequest } from './request.ts';
import { createRowShaper, toTableAnswer, toTableRows } from './response.ts';
import { estimateTable, isLongTable } from './work.ts';

export const handler: EndpointHandler = defineHandler<typeof table, typeof contract>()({
  request: { query: TableQuery, body: TableRequest },
  hasDisplayNames: true,
  formats: tableFormats,
  isCounted: ({ body }) => isLongTable(body),
  work: ({ body }) => estimateTable(body),
  examples: tableExamples,
  run: async ({ query: { format }, body }, services) => {
    const page = await calculateTable(body, services, createRowShaper(body, format === 'llm_v2' ? 'llm_v2' : 'json'));
    return format === 'llm_v2' ? toTableRows(page, body) : toTableAnswer(page, body);
  },
});
