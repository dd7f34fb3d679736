import * as z from 'zod';
import { defineContract } from '../../lib/contract/endpoint.ts';
import { text } from '../../lib/requests/members.ts';

const VersionResponse = z
  .object({
    version: text('Version of the service, by semver.', '0.1.0'),
    release_date: z.iso.date().meta({ description: 'Day of this release.', example: '2026-11-21' }),
    endpoints_count: z.int().min(1).meta({ description: 'How many operations the contract describes.', example: 5 }),
    changelog_url: z.url().meta({
      description: 'What changed, release by release.',
      example: 'https://example.com/CHANGELOG.md',
    }),
  })
  .meta({ id: 'VersionResponse', description: 'The running release.' });

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

const OpenapiResponse = z.record(z.string(), z.unknown()).meta({
  id: 'OpenapiResponse',
  description: 'An OpenAPI 3.1 document, members in alphabetical order.',
});

export const contracts = {
  version: defineContract({ response: VersionResponse, errors: [] }),
  'meta-version': defineContract({ response: MetaVersionResponse, errors: [] }),
  'openapi-json': defineContract({
    description: 'The bytes are the same as long as the contract is unchanged: compare their hash to detect a change.',
    response: OpenapiResponse,
    errors: [],
  }),
};
