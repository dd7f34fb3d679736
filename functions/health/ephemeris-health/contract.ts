import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { choice, flag, text } from '../../../lib/requests/members.ts';
import { compiledShape } from '../compiled-data.ts';

export const engineVersion = text('Version of the Swiss Ephemeris.', '2.10.03');

const EphemerisHealthResponse = z
  .object({
    status: choice(
      ['healthy', 'unhealthy'],
      'healthy: known positions are correct. unhealthy: they are not, and charts are not reliable.',
      'healthy',
    ),
    ephemeris_available: flag('Whether the engine opened with its files; if not, the other members are empty.', true),
    ephemeris_path: text('Folder of the ephemeris files.', '/opt/ephe'),
    engine_version: engineVersion,
    available_files: z.array(z.string()).meta({ description: 'Names of the ephemeris files that were found.' }),
    ...compiledShape,
    calculation_test: text(
      'Result of the check of known positions, or why it failed.',
      '4 published places agree: worst 0.003″',
    ),
  })
  .meta({
    id: 'EphemerisHealthResponse',
    description: 'State of the engine, its files, and a check of known positions.',
  });

export const contract = defineContract({
  description:
    'Compares every file with the hash it was delivered with, casts known positions and compares them with published ones.',
  response: EphemerisHealthResponse,
  otherStatuses: { 503: 'The ephemeris cannot be opened or failed its self-check: `status` is `unhealthy`.' },
  errors: [],
});
