import type { endpoints } from '../../functions/timelords/endpoints.ts';
import { postTo } from './any-endpoint.ts';

/** George W. Bush, whose day birth has Fortune in Scorpio and Spirit in Taurus. */
export const BUSH = {
  birth_datetime: { iso: '1946-07-06T07:26:00' },
  birth_location: { latitude: 41.3083, longitude: -72.9279, timezone: 'America/New_York' },
};

/** Sends a body to an endpoint of time lords. */
export const askTimeLords = (
  path: (typeof endpoints)[number]['path'],
  sent: unknown,
  query: Readonly<Record<string, string>> = {},
) => postTo(path, sent, query);
