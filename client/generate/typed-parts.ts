import type { Content, OpenApi, Operation } from '../../lib/openapi/contract.ts';

type Json = Readonly<Record<string, unknown>>;

/** What this medium holds is thrown, never returned. */
const PROBLEM = 'application/problem+json';

/**
 * The parts of the contract that the types of the client say something of: what can be sent and what is returned. Its
 * examples, problems, headers and prose about itself can change without the types.
 */
export function typedParts({ openapi, info, paths, components }: OpenApi): Json {
  return {
    openapi,
    info: { title: info.title, version: '' },
    paths: mapValues(paths, (methods) => mapValues(methods, typedOperation)),
    components: { schemas: components.schemas },
  };
}

function typedOperation({ operationId, summary, description, parameters, requestBody, responses }: Operation): Json {
  return {
    operationId,
    summary,
    ...(description !== undefined && { description }),
    ...(parameters !== undefined && { parameters }),
    ...(requestBody && { requestBody: { required: true, content: schemasOf(requestBody.content) } }),
    responses: Object.fromEntries(
      Object.entries(responses)
        .filter(([, { content = {} }]) => !(PROBLEM in content) && Object.keys(content).length > 0)
        .map(([status, answer]) => [
          status,
          { description: answer.description, content: schemasOf(answer.content ?? {}) },
        ]),
    ),
  };
}

const schemasOf = (content: Content): Json => mapValues(content, ({ schema }) => ({ schema }));

function mapValues<Value, Result>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
