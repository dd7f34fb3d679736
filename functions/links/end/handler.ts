import * as z from 'zod';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { Answer, defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { awaitSecrets } from '../../../lib/contract/make-link.ts';
import type { endLink } from '../endpoints.ts';
import type { contract } from './contract.ts';

const MAX_LENGTH = 100;

const EndPath = z.strictObject({
  id: z.string().min(1).max(MAX_LENGTH).meta({
    description: '`id` of the answer of `POST /links`',
    example: 'AAF_TQUAmF0XcE7wq0oR3vJ2xCkPmZ4p6QW5mBq2yX8dWg',
  }),
});

export const handler: EndpointHandler = defineHandler<typeof endLink, typeof contract>()({
  request: { path: EndPath },
  envelope: 'none',
  examples: [],
  run: async ({ path }, { links }, { principal }) => {
    const isEnded = await awaitSecrets(links.end(path.id, principal?.recordIds ?? []));
    if (!isEnded) throw new Problem('LinkNotFound', 'These credentials have made no link with this id.');
    return new Answer<never>(204, undefined as never);
  },
});
