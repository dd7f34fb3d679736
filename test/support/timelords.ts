import { endpoints } from '../../functions/timelords/endpoints.ts';
import { openFunction, type Query } from './open-function.ts';

const ask = openFunction(endpoints);

/** George W. Bush, whose day birth has Fortune in Scorpio and Spirit in Taurus. */
export const BUSH = {
  birth_datetime: { iso: '1946-07-06T07:26:00' },
  birth_location: { latitude: 41.3083, longitude: -72.9279, timezone: 'America/New_York' },
};

/** Sends a body through the whole chain of the function for time lords. */
export const askTimeLords = (path: (typeof endpoints)[number]['path'], sent: unknown, query?: Query) =>
  ask(path, sent, query);
