import { expect } from 'vitest';
import type { GroupName } from '../../functions/api.ts';
import type { EndpointDescriptor } from '../../lib/contract/endpoint.ts';
import { handlerOf } from '../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import { answeringJson } from './operations.ts';
import { type JsonObject, objectsOf } from './walk.ts';

/** An example of the contract that is about births. */
interface BirthRequest {
  readonly title: string;
  readonly group: GroupName;
  readonly endpoint: EndpointDescriptor;
  readonly query: Readonly<Record<string, string>>;
  readonly body: JsonObject;
}

/** The births of a request, wherever its schema has them. */
export function listBirths({ subject, subject_a, subject_b, subjects = [], birth_datetime }: JsonObject): unknown[] {
  const births = [subject, subject_a, subject_b, birth_datetime, ...(Array.isArray(subjects) ? subjects : [])];
  return births.filter((birth) => birth !== undefined);
}

const hasRows = ({ request }: EndpointDescriptor): boolean =>
  request.query?.safeParse({ format: 'llm_v2' }).success ?? false;

/** Every example that is about births, in its own form and, where the endpoint has them, as rows. */
export const birthRequests: readonly BirthRequest[] = answeringJson
  .filter(({ group }) => group !== 'mcp')
  .flatMap(({ title, group, endpoint }) =>
    endpoint.examples.flatMap(({ name, query = {}, body: sent }) => {
      const body = (sent ?? {}) as JsonObject;
      const queries = hasRows(endpoint)
        ? [
            { ...query, format: 'json' },
            { ...query, format: 'llm_v2' },
          ]
        : [query];
      const toRequest = (one: BirthRequest['query']): BirthRequest => {
        return { title: `${title} ${name} ${one.format ?? ''}`, group, endpoint, query: one, body };
      };
      return listBirths(body).length > 0 ? queries.map(toRequest) : [];
    }),
  );

/** The answer to a request, which must succeed. */
export async function fetchAnswer({ group, endpoint, query, body }: BirthRequest): Promise<JsonObject> {
  const { method, path } = endpoint;
  const principal = { id: 'somebody', scopes: [] };
  const answer = await handlerOf(group)(gatewayEvent({ method, path, query, body, principal }), LAMBDA_CONTEXT);
  expect(answer.statusCode, answer.body).toBe(200);
  return JSON.parse(answer.body) as JsonObject;
}

/** The chart handles of an answer in the order of the births, each once: comparisons with one birth repeat its handle. */
export function listHandles(answer: JsonObject): string[] {
  const handles = objectsOf(answer).flatMap(({ value: { handle, handles = [] } }) =>
    [handle, ...(Array.isArray(handles) ? handles : [])].filter((one): one is string => typeof one === 'string'),
  );
  return [...new Set(handles)];
}

/** Numbers of the subjects of a batch that have no result. */
export function listFailedSubjects(answer: JsonObject): number[] {
  return objectsOf(answer).flatMap(({ value: { success, index } }) => (success === false ? [Number(index)] : []));
}
