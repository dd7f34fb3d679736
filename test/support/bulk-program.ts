import { fileURLToPath } from 'node:url';
import type { BulkProgram } from '../../host/bulk/pool.ts';

const inRepository = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Processes of jobs from the sources, or from a test's file that stands in for them. */
export const createBulkProgram = (file = 'host/bulk/worker.ts', environment = {}): BulkProgram => ({
  file: inRepository(file),
  environment: {
    EPHEMERIS_PATH: inRepository('layers/swisseph/ephe'),
    PLACES_PATH: inRepository('layers/places'),
    BOUNDARIES_PATH: inRepository('node_modules/geo-tz/data'),
    ...environment,
  },
});
