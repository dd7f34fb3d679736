import { chart, clearCache, detailedHealth, health, keptSearch, newcomer, newSearch, rateLimits } from './columns.ts';
import type { Fault, Kind } from './fault.ts';
import { refusal, type Traffic } from './road.ts';

/** @param traffic effect on every request to the tables during the fault */
const onTheRoad = (title: string, how: string, traffic: Traffic): Fault => ({
  title,
  how,
  begin: async ({ service: { road } }) => {
    road.let(traffic);
    return () => road.let({});
  },
  back: 'within seconds',
});

const THROTTLED = refusal(400, 'ProvisionedThroughputExceededException');
const FAILED = refusal(500, 'InternalServerError');

const oneTable = (name: string): Fault =>
  onTheRoad(`only \`${name}\` fails`, 'every call that names it is answered `InternalServerError`', {
    refuse: ({ table }) => (table.endsWith(`-${name}`) ? FAILED : undefined),
  });

export const TABLES: Kind = {
  title: 'The tables',
  text: 'All four at once, then one by one. The client is one that the service has seen in the last minute, unless stated.',
  columns: [chart, newcomer, keptSearch, newSearch, rateLimits, clearCache, health, detailedHealth],
  faults: [
    {
      title: 'gone',
      how: 'connections are reset and new ones refused',
      begin: async ({ service: { relay } }) => {
        await relay.cut();
        return () => relay.mend();
      },
      back: 'within seconds',
    },
    {
      title: 'silent',
      how: 'connections stand, and no answer comes',
      begin: async ({ service: { relay } }) => {
        relay.swallowAnswers(true);
        return () => relay.swallowAnswers(false);
      },
      back: 'within seconds',
    },
    onTheRoad('late', 'every answer comes 30 ms late', { lateMs: 30 }),
    onTheRoad('too late', 'every answer comes 600 ms late', { lateMs: 600 }),
    onTheRoad('throttled', 'every call is answered `ProvisionedThroughputExceededException`', {
      refuse: () => THROTTLED,
    }),
    ...['keys', 'limits', 'cache', 'statistics'].map(oneTable),
  ],
};
