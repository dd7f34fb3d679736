/** A response header as OpenAPI describes it. */
type Header = {
  readonly description: string;
  readonly schema: { readonly type: 'string' | 'integer' };
  readonly example: string | number;
};

type Headers = Readonly<Record<string, Header>>;

/** The header of every answer. */
export const REQUEST_ID_HEADER: Headers = {
  'X-Request-Id': {
    description: 'Names this request in the logs of the service.',
    schema: { type: 'string' },
    example: 'c6af9ac6-7b61-11e6-9a41-93e8deadbeef',
  },
};

/** Headers that the problems of a status carry. */
export const PROBLEM_HEADERS: Readonly<Record<number, Headers>> = {
  401: {
    'WWW-Authenticate': { description: 'How to send credentials.', schema: { type: 'string' }, example: 'Bearer' },
  },
  429: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' }, example: 30 } },
};
