import { expect, test } from 'vitest';
import type { z } from 'zod';
import { ERROR_CODES } from '../../../../lib/base/errors/catalog.ts';
import { Problem } from '../../../../lib/base/errors/problem.ts';
import { type ProblemBody, toProblemBody } from '../../../../lib/base/errors/problem-body.ts';
import { ProblemSchema } from '../../../../lib/chain/openapi/problem-responses.ts';

test.each(ERROR_CODES)('the documented problem has exactly the members of a real %s', (code) => {
  const issues = [{ location: 'body.subject', message: 'is required' }];
  const body: ProblemBody = toProblemBody(new Problem(code, 'what it did', { issues }), 'request-1', {
    endpointPath: '/health',
  });
  const documented: z.output<typeof ProblemSchema> = ProblemSchema.strict().parse(body);
  expect(documented).toEqual(body);
});
