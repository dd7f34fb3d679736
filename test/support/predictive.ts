import { postTo } from './any-endpoint.ts';

/** Sends a body to a predictive search. */
export const foretell = (
  endpoint:
    | 'transits/planet-to-degree'
    | 'transits/sign-ingresses'
    | 'transits/search'
    | 'events'
    | 'progressions/search'
    | 'elections'
    | 'birth-time',
  body: unknown,
) => postTo(`/predictive/${endpoint}`, body);
