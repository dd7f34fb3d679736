import type { Middleware } from 'openapi-fetch';
import type { Path } from './operations.ts';
import { problemOf } from './problem.ts';
import { isReport } from './repeatable.ts';

const ANSWER = /^(application\/json|image\/svg\+xml)\b/i;

/** Throws what is no answer, whatever its status, and lets a report of ill health through as the answer it is. */
export const ANSWERS_ONLY: Middleware = {
  async onResponse({ response, schemaPath }) {
    const { ok, status, headers } = response;
    const isAnswer = ANSWER.test(headers.get('Content-Type') ?? '');
    if (ok && isAnswer) return undefined;
    if (status === 503 && isAnswer && isReport(schemaPath as Path)) return new Response(response.body, { headers });
    throw await problemOf(response);
  },
};
