import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { listNodeProperties, type NodeProperty } from '../../clients/generate/write-n8n.ts';
import { NatalApi } from '../../clients/n8n/src/credentials.ts';
import { Natal } from '../../clients/n8n/src/node.ts';
import { buildContract } from '../../infra/build/openapi.ts';
import { operations } from '../contract/operations.ts';
import { handlerOf } from '../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';

const properties = listNodeProperties((await buildContract()).openapi);
const BIRTH: Readonly<Record<string, string>> = {
  birth_datetime: '1985-05-03 04:20',
  birth_location: 'Guadalajara, Jalisco',
};
/** Values of required parameters, which have no default. */
const QUERY: Readonly<Record<string, string>> = { query: 'Paris', lat: '48.85', lng: '2.35' };

const Routing = z.strictObject({
  request: z
    .strictObject({
      method: z.enum(['GET', 'POST']),
      url: z.string().startsWith('/'),
      body: z.string().startsWith('='),
    })
    .partial()
    .optional(),
  send: z.strictObject({ type: z.enum(['body', 'query']), property: z.string() }).optional(),
});

/** @source types `INodeProperties`, `INodePropertyOptions` and `INodeTypeDescription` of n8n-workflow 2.41.0: the members used here */
const Property = z.strictObject({
  displayName: z.string().regex(/^[A-Z]/),
  name: z.string().regex(/^\w+$/),
  type: z.enum(['options', 'string', 'json', 'collection']),
  default: z.union([z.string(), z.object({})]),
  description: z.string().regex(/[^.]$/).optional(),
  placeholder: z.string().startsWith('e.g. ').optional(),
  required: z.literal(true).optional(),
  noDataExpression: z.literal(true).optional(),
  displayOptions: z.strictObject({ show: z.record(z.string(), z.array(z.string()).min(1)) }).optional(),
  get options() {
    return z
      .array(z.union([Choice, Property]))
      .min(1)
      .optional();
  },
  routing: Routing.optional(),
});
const Choice = z.strictObject({
  name: z.string().regex(/^[A-Z]/),
  value: z.string(),
  action: z.string().optional(),
  description: z.string().optional(),
  routing: Routing.optional(),
});

describe('the node', () => {
  it('keeps to the types that n8n publishes', () => {
    expect(z.array(Property).safeParse(properties).error).toBeUndefined();
    const { inputs, outputs, version, credentials, requestDefaults } = new Natal().description;
    expect({ inputs, outputs, version }).toEqual({ inputs: ['main'], outputs: ['main'], version: 1 });
    expect(credentials).toEqual([{ name: new NatalApi().name, required: true }]);
    const fields = new NatalApi().properties.map(({ name }) => `={{$credentials.${name}}}`);
    expect(fields).toContain(requestDefaults.baseURL);
    expect(fields).toContain(new NatalApi().authenticate.properties.headers['X-API-Key']);
  });

  it('is bundled with the fields of this contract', () => {
    expect(new Natal().description.properties).toEqual(JSON.parse(JSON.stringify(properties)));
  });

  it('has every calculation, place and catalog, each by a name of its own within its resource', () => {
    const choices = listOperations();
    const paths = new Set(choices.map(({ routing }) => routing?.request?.url));
    const left = operations.filter(({ endpoint }) => !paths.has(endpoint.path)).map(({ group }) => group);
    expect([...new Set(left)].toSorted()).toEqual([
      'bulk',
      'demo',
      'health',
      'links',
      'mcp',
      'meta',
      'predictive-utilities',
    ]);
    for (const { options = [] } of properties)
      expect(new Set(options.map(({ name }) => name)).size).toBe(options.length);
  });
});

type Choices = Extract<NonNullable<NodeProperty['options']>[number], { value: string }>;

const listOperations = (): readonly Choices[] =>
  properties.filter(({ name }) => name === 'operation').flatMap(({ options = [] }) => options as readonly Choices[]);

const evaluate = (expression: string, value: unknown): object =>
  new Function('$value', `return (${expression.replace(/^=\{\{|\}\}$/g, '')});`)(value);

/** The request that n8n makes of the fields of an operation as they come, by its documentation of declarative nodes. */
function toRequest({ value: operation, routing }: Choices) {
  const query: Record<string, string> = {};
  let body: Record<string, unknown> | undefined;
  for (const { name, displayOptions, routing, default: given } of properties) {
    if (!displayOptions?.show.operation?.includes(operation) || !routing) continue;
    const { request, send } = routing;
    if (request?.body !== undefined) body = { ...body, ...evaluate(request.body, given) };
    if (send?.type === 'query') query[send.property] = QUERY[name] ?? '';
    if (send?.type === 'body') body = { ...body, subject: { ...(body?.subject as object), [name]: BIRTH[name] } };
  }
  return { method: routing?.request?.method ?? '', path: routing?.request?.url ?? '', query, body };
}

describe('the service answers every operation with the values that its fields begin with', () => {
  it.each(listOperations().map((choice) => [choice.value, choice] as const))('%s', async (_id, choice) => {
    const { method, path, query, body } = toRequest(choice);
    const [operation] = operations.filter(({ endpoint }) => endpoint.method === method && endpoint.path === path);
    if (!operation) throw new Error(`there is no ${method} ${path}`);
    const event = gatewayEvent({ method: operation.endpoint.method, path, query, ...(body && { body }) });
    const answer = await handlerOf(operation.group)(event, LAMBDA_CONTEXT);
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
  });
});

it('the body of an operation may be an object that an expression gives', () => {
  const body = properties.find(({ name }) => name === 'body')?.routing?.request?.body ?? '';
  expect(evaluate(body, { a: 1 })).toEqual(evaluate(body, '{"a":1}'));
});
