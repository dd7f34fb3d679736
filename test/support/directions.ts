import { endpoints } from '../../functions/predictive/endpoints.ts';
import { openFunction, type Query } from './open-function.ts';

const ask = openFunction(endpoints);

/** Sends a request for primary directions through the whole chain of the predictive function. */
export const askDirections = (body: object, query?: Query) => ask('/predictive/directions/primary', body, query);
