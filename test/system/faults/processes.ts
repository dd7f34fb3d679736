import { setTimeout as delay } from 'node:timers/promises';
import type { Asked } from './asking.ts';
import { chart, health, meanwhile, newcomer, newSearch } from './columns.ts';
import type { Fault, Kind } from './fault.ts';
import { problemIn } from './scene.ts';
import { killWorkers } from './workers.ts';

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
      await killWorkers('long');
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
  how: 'every process that answers requests is killed',
  begin: async () => {
    await killWorkers();
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
