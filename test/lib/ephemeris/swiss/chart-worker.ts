import { parentPort } from 'node:worker_threads';
import { castPlainChart, MOMENTS } from './plain-chart.ts';
import { openRealEphemeris } from './real-ephemeris.ts';

/** Casts charts on an engine of its own and posts them. */
const ephemeris = openRealEphemeris();
parentPort?.postMessage(MOMENTS.map((moment) => castPlainChart(ephemeris, moment)));
ephemeris.close();
