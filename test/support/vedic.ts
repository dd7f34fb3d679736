import { endpoints } from '../../functions/vedic/endpoints.ts';
import { addTimeChecks } from '../../lib/runtime/time-checks.ts';
import { openFunction, type Query } from './open-function.ts';

const ask = openFunction(endpoints, { addTimeChecks });

/** Sends a body through the whole chain of the function for Indian astrology. */
export const askVedic = (path: (typeof endpoints)[number]['path'], sent: unknown, query?: Query) =>
  ask(path, sent, query);
