import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { text } from '../../../lib/requests/members.ts';

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

export const contract = defineContract({
  response: VersionResponse,
  errors: [],
});
