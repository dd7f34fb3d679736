import { parentPort } from 'node:worker_threads';
import { castPlainChart, MOMENTS } from './plain-chart.ts';
import { openRealEphemeris } from './real-ephemeris.ts';

/** A worker that casts charts with its own engine and posts them. */
const ephemeris = openRealEphemeris();
parentPort?.postMessage(MOMENTS.map((moment) => castPlainChart(ephemeris, moment)));
ephemeris.close();
