import { endpoints } from '../../functions/acg/endpoints.ts';
import { openFunction, type Query } from './open-function.ts';

const ask = openFunction(endpoints);

type MapName = 'lines' | 'hits' | 'crossings' | 'local-space' | 'aspects';

/** Sends a body through the whole chain of the astrocartography function. */
export const askMap = (endpoint: MapName, sent: unknown, query?: Query) => ask(`/acg/${endpoint}`, sent, query);
