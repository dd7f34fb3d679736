import { describe, expect, test } from 'vitest';
import type { Example } from '../../lib/contract/endpoint.ts';
import { handlerOf } from '../support/every-group.ts';
import { expectExactly } from '../support/fuzz/well-answered.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import { operations } from './operations.ts';
import { type JsonObject, objectsOf } from './walk.ts';

const cases = operations
  .filter(({ endpoint }) => endpoint.request.query?.safeParse({ format: 'llm_v2' }).success)
  .flatMap((operation) =>
    operation.endpoint.examples
      // Rows are positions of stars: parans beside them are refused with a remedy.
      .filter(({ body }: Example) => !Object.hasOwn(Object(body), 'parans'))
      .map((example: Example) => ({ ...operation, example, name: example.name })),
  );

describe.each(cases)('the rows of $title $name', ({ group, endpoint, example: { query, body } }) => {
  test('match the contract, and each has as many cells as its schema has columns', async () => {
    const { method, path, response } = endpoint;
    const event = gatewayEvent({ method, path, query: { ...query, format: 'llm_v2' }, body });
    const { statusCode, body: text } = await handlerOf(group)(event, LAMBDA_CONTEXT);
    expect(statusCode, text.slice(0, 300)).toBe(200);
    expect(text).toContain('"output_mode":"llm_v2"');
    expectExactly(response, JSON.parse(text));
    for (const { value } of objectsOf(JSON.parse(text)))
      for (const name of Object.keys(value).filter((member) => member.endsWith('_schema'))) expectCells(value, name);
  });
});

/** Every row under a schema has a cell for each of its columns. */
function expectCells(data: JsonObject, schemaName: string): void {
  const [columns, rows = []] = [data[schemaName], data[schemaName.slice(0, -'_schema'.length)]] as unknown[][];
  for (const row of rows) expect(row, schemaName).toHaveLength(columns?.length ?? 0);
}
