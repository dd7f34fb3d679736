import { endpoints } from '../../functions/predictive/endpoints.ts';
import { openFunction, type Query } from './open-function.ts';

const ask = openFunction(endpoints);

/** Sends a request for a return through the whole chain of the predictive function. */
export const askReturn = (endpoint: 'returns' | 'returns/solar' | 'returns/lunar', body: unknown, query?: Query) =>
  ask(`/predictive/${endpoint}`, body, query);
