import { setTimeout as delay } from 'node:timers/promises';
import type { Asked } from './asking.ts';
import { chart, chartByPlace, health, meanwhile, newcomer, newSearch, place, zone } from './columns.ts';
import type { Fault, Kind } from './fault.ts';
import { canBeReadOnly, startReadOnly } from './read-only-process.ts';
import { problemIn } from './scene.ts';

/** Seconds of work. */
const LONG: Asked = {
  path: '/predictive/transits/search',
  body: {
    natal_planets: Object.fromEntries(Array.from({ length: 12 }, (_, house) => [`cusp ${house + 1}`, 30 * house + 7])),
    transiting_planets: ['mercury', 'venus', 'mars', 'jupiter', 'saturn'],
    start_date: '1900-01-01',
    end_date: '2099-01-01',
    limit: 1,
  },
  headers: { 'Cache-Control': 'no-store' },
};
const INTO_IT_MS = 250;

const killedAtWork: Fault = {
  title: 'killed at work',
  how: 'the process that calculates is killed in the middle of it',
  begin: async (scene) => {
    scene.meanwhile = async () => {
      const asking = scene.ask(LONG);
      await delay(INTO_IT_MS);
      await scene.service.workers.kill('predictive');
      const seen = await asking;
      // A search that ended before the kill shows nothing of the fault: the cell differs, and the fault is caused again.
      return seen.status === 200 ? 'the search was quicker' : problemIn(seen);
    };
    return () => undefined;
  },
  back: 'with the next request',
};

const killedIdle: Fault = {
  title: 'killed between requests',
  how: 'every process of every function is killed',
  begin: async ({ service: { workers } }) => {
    await workers.kill();
    return () => undefined;
  },
  back: 'with the next request',
};

export const PROCESSES: Kind = {
  title: 'Processes',
  text: '',
  columns: [meanwhile, chart, newcomer, newSearch, health],
  faults: [killedIdle, killedAtWork],
};

export const DISK: Kind = {
  title: 'The disk',
  text: 'Brought about where the machine lets us mount.',
  columns: [chart, chartByPlace, newSearch, place, zone, health],
  faults: [
    {
      title: 'read-only',
      how: 'fresh processes find nothing that can be written to, not even `/tmp`',
      isPossible: canBeReadOnly,
      begin: async ({ service: { workers } }) => {
        workers.startOtherwise(startReadOnly);
        await workers.kill();
        return async () => {
          workers.startOtherwise();
          await workers.kill();
        };
      },
      back: 'with the next request',
    },
  ],
};
