import type { APIGatewayProxyEvent } from 'aws-lambda';
import { Answer, Content, type EndpointDescriptor } from './endpoint.ts';
import { answerTagged, createContentTag } from './entity-tag.ts';

type ConstantEndpoint = Pick<EndpointDescriptor, 'cache' | 'request'>;

/** Whether all requests to an endpoint have the same answer: caches may store it, and no part of a request changes it. */
export const isConstant = ({ cache, request }: ConstantEndpoint): boolean =>
  cache !== 'none' && Object.values(request).every((part) => part === undefined);

/** Whether the answers of an endpoint have entity tags. */
export const isTagged = (endpoint: ConstantEndpoint & Pick<EndpointDescriptor, 'access'>): boolean =>
  isConstant(endpoint) || endpoint.access === 'link';

interface PreparedAnswer {
  readonly content: Content;
  readonly tag: string;
}

/** The answers of constant endpoints, each serialized once per process. */
export class PreparedAnswers {
  readonly #byEndpoint = new Map<ConstantEndpoint, PreparedAnswer>();

  /**
   * Answers with the prepared text, or with 304 to a client that has it.
   *
   * @param calculate called for the first request; what is not a plain value, such as a status of its own, is not kept
   */
  async answer(
    event: APIGatewayProxyEvent,
    endpoint: ConstantEndpoint,
    calculate: () => unknown,
  ): Promise<Answer<unknown>> {
    const known = this.#byEndpoint.get(endpoint);
    if (known) return answerTagged(event, known);
    const value = await calculate();
    if (value instanceof Answer) return value;
    const prepared = prepare(value);
    this.#byEndpoint.set(endpoint, prepared);
    return answerTagged(event, prepared);
  }
}

function prepare(value: unknown): PreparedAnswer {
  const content = value instanceof Content ? value : new Content('application/json', JSON.stringify(value));
  return { content, tag: createContentTag(content) };
}
