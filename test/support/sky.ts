import { endpoints } from '../../functions/sky/endpoints.ts';
import { openFunction, type Query } from './open-function.ts';

const ask = openFunction(endpoints);

/** Sends a body through the whole chain of the function for the sky. */
export const askSky = (path: (typeof endpoints)[number]['path'], sent: unknown, query?: Query) =>
  ask(path, sent, query);
