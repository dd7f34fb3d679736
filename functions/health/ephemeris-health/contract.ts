import * as z from 'zod';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { compiledShape } from '../compiled-data.ts';

const EphemerisHealthResponse = z
  .object({
    status: z.enum(['healthy', 'unhealthy']).meta({
      description: 'healthy: known positions are correct. unhealthy: they are not, and charts are not reliable.',
      example: 'healthy',
    }),
    ephemeris_available: z.boolean().meta({
      description: 'Whether the engine opened with its files; if not, the other members are empty.',
      example: true,
    }),
    ephemeris_path: z.string().meta({ description: 'Folder of the ephemeris files.', example: '/opt/ephe' }),
    engine_version: z.string().meta({ description: 'Version of the Swiss Ephemeris.', example: '2.10.03' }),
    available_files: z.array(z.string()).meta({ description: 'Names of the ephemeris files that were found.' }),
    ...compiledShape,
    calculation_test: z.string().meta({
      description: 'Result of the check of known positions, or why it failed.',
      example: '4 published places agree: worst 0.003″',
    }),
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
