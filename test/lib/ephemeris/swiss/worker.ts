import { parentPort } from 'node:worker_threads';
import { chart, MOMENTS } from './chart.ts';
import { openReal } from './opened.ts';

/** Casts charts on an engine of its own and posts them. */
const ephemeris = openReal();
parentPort?.postMessage(MOMENTS.map((moment) => chart(ephemeris, moment)));
ephemeris.close();
