import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { AnswerLanguage } from '../base/catalog/languages/language.ts';
import { Answer, Content, type LoadedEndpoint } from '../contract/endpoint.ts';
import { LanguageQuery } from '../contract/language.ts';
import { answerTagged, createContentTag } from './entity-tag.ts';

type ConstantEndpoint = Pick<LoadedEndpoint, 'cache' | 'request'>;

/**
 * Whether all requests to an endpoint have the same answer in each language: caches may store it, and no other part of a
 * request changes it.
 */
export const isConstant = ({ cache, request }: ConstantEndpoint): boolean =>
  cache !== 'none' &&
  request.path === undefined &&
  request.body === undefined &&
  (request.query === undefined || request.query === LanguageQuery);

/** Whether the answers of an endpoint have entity tags. */
export const isTagged = (endpoint: ConstantEndpoint & Pick<LoadedEndpoint, 'access'>): boolean =>
  isConstant(endpoint) || endpoint.access === 'link';

/** A request to a constant endpoint. */
interface ConstantRequest {
  readonly endpoint: ConstantEndpoint;
  /** Language of the added names; absent: none are added. */
  readonly language?: AnswerLanguage | undefined;
}

interface PreparedAnswer {
  readonly content: Content;
  readonly tag: string;
}

/** The answers of constant endpoints, each serialized once per process and language. */
export class PreparedAnswers {
  readonly #byEndpoint = new Map<ConstantEndpoint, Map<AnswerLanguage | undefined, PreparedAnswer>>();

  /**
   * Answers with the prepared text, or with 304 to a client that has it.
   *
   * @param calculate called for the first request; what is not a plain value, such as a status of its own, is not kept
   */
  async answer(
    event: APIGatewayProxyEvent,
    { endpoint, language }: ConstantRequest,
    calculate: () => unknown,
  ): Promise<Answer<unknown>> {
    const byLanguage = this.#byEndpoint.get(endpoint) ?? new Map<AnswerLanguage | undefined, PreparedAnswer>();
    this.#byEndpoint.set(endpoint, byLanguage);
    const known = byLanguage.get(language);
    if (known) return answerTagged(event, known);
    const value = await calculate();
    if (value instanceof Answer) return value;
    const prepared = prepare(value);
    byLanguage.set(language, prepared);
    return answerTagged(event, prepared);
  }
}

function prepare(value: unknown): PreparedAnswer {
  const content = value instanceof Content ? value : new Content('application/json', JSON.stringify(value));
  return { content, tag: createContentTag(content) };
}
