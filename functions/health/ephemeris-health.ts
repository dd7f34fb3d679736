import { z } from 'zod';
import type { Ephemeris } from '../../lib/ephemeris/port.ts';
import { Problem } from '../../lib/errors/problem.ts';
import { Answer, endpoint } from '../../lib/http/endpoint.ts';

const EphemerisHealthResponse = z
  .object({
    status: z.enum(['healthy', 'unhealthy']).meta({
      description: 'healthy: the known positions come out right. unhealthy: no chart can be trusted.',
      example: 'healthy',
    }),
    ephemeris_available: z.boolean().meta({
      description: 'Whether the engine opened with its files; the other members are empty where it did not.',
      example: true,
    }),
    ephemeris_path: z.string().meta({ description: 'Folder of the ephemeris files.', example: '/opt/ephe' }),
    engine_version: z.string().meta({ description: 'Version of the Swiss Ephemeris.', example: '2.10.03' }),
    available_files: z.array(z.string()).meta({ description: 'Names of the ephemeris files that were found.' }),
    calculation_test: z.string().meta({
      description: 'How the known positions came out, or why they could not be cast.',
      example: '4 published places agree: worst 0.003″',
    }),
  })
  .meta({ id: 'EphemerisHealthResponse', description: 'The engine, its files, and whether it calculates right.' });

type EphemerisHealth = z.output<typeof EphemerisHealthResponse>;

interface Needs {
  readonly ephemeris: Ephemeris;
}

export const ephemerisHealth = endpoint(
  {
    method: 'GET',
    path: '/ephemeris/health',
    summary: 'The engine, its files, and whether it calculates right',
    description:
      'Compares every file with the hash it was delivered with, casts known positions and compares them with published ones.',
    request: {},
    response: EphemerisHealthResponse,
    otherStatuses: { 503: 'The ephemeris cannot be opened or failed its self-check: `status` is `unhealthy`.' },
    errors: [],
    limits: 'none',
    cache: 'none',
    examples: [],
  },
  (_request, services: Needs) => {
    const health = healthOf(services);
    return new Answer(health.status === 'healthy' ? 200 : 503, health);
  },
);

/** An engine that cannot even be opened throws where it is asked for. */
function healthOf(services: Needs): EphemerisHealth {
  try {
    const { ephemeris } = services;
    const { path, engineVersion, files } = ephemeris.facts;
    return {
      ...testOf(ephemeris),
      ephemeris_available: true,
      ephemeris_path: path,
      engine_version: engineVersion,
      available_files: files.map(({ name }) => name),
    };
  } catch (failure) {
    return { status: 'unhealthy', ...NOTHING_OPENED, calculation_test: `not run: ${reasonOf(failure)}` };
  }
}

const NOTHING_OPENED = { ephemeris_available: false, ephemeris_path: '', engine_version: '', available_files: [] };

function testOf(ephemeris: Ephemeris): Pick<EphemerisHealth, 'status' | 'calculation_test'> {
  try {
    const { passed, detail } = ephemeris.check();
    return { status: passed ? 'healthy' : 'unhealthy', calculation_test: detail };
  } catch (failure) {
    return { status: 'unhealthy', calculation_test: `failed: ${reasonOf(failure)}` };
  }
}

/** A problem was written for whoever asks; what else is thrown may tell more than they should know. */
const reasonOf = (failure: unknown): string =>
  failure instanceof Problem ? failure.message : 'the engine did not answer';
