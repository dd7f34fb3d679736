import type { Endpoint } from '../lib/contract/endpoint.ts';
import type { ServiceName } from '../lib/contract/services.ts';
import { endpoints as health } from './health/endpoints.ts';
import { endpoints as meta } from './meta/endpoints.ts';
import { endpoints as predictiveUtilities } from './predictive-utilities/endpoints.ts';

/** What endpoints about the service need. */
type DescribingServices = Extract<
  ServiceName,
  'answerTable' | 'contract' | 'ephemeris' | 'instance' | 'limiter' | 'positions' | 'statistics' | 'zones'
>;

const all: readonly Endpoint<DescribingServices>[] = [...health, ...meta, ...predictiveUtilities];

/** The endpoints that say what the service is and how it does, and change nothing. */
export const serviceEndpoints = all.filter(({ method }) => method === 'GET');
