import { endpoints } from '../../functions/standalone/endpoints.ts';
import { openFunction, type Query } from './open-function.ts';

const ask = openFunction(endpoints);

type CalculationName = 'fixed-stars' | 'midpoints' | 'hermetic-lots' | 'lunar-phase';

/** Sends a body through the whole chain of the standalone function. */
export const askStandalone = (endpoint: CalculationName, sent: unknown, query?: Query) =>
  ask(`/ephemeris/${endpoint}`, sent, query);
