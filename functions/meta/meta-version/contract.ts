import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { text } from '../../../lib/requests/members.ts';

const MetaVersionResponse = z
  .object({
    version: text('Version of the service, by semver; for pinning a deployment.', '0.1.0'),
    title: text('Name of the service.', 'Natal'),
    source_url: z.url().meta({
      description: 'Source code of this service, to which the AGPL-3.0 entitles every user.',
      example: 'https://example.com/source',
    }),
    contract_hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional()
      .meta({
        description:
          'SHA-256 of /meta/openapi.json as it is served, hexadecimal. Only for callers with credentials; anyone can hash that document.',
        example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      }),
  })
  .meta({ id: 'MetaVersionResponse', description: 'Version and contract of this deployment.' });

export const contract = defineContract({
  response: MetaVersionResponse,
  errors: [],
});
