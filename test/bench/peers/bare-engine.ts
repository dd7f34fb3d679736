import { chartCalls, mapCalls, scan, scanForReturn } from '../engine.ts';
import { INGRESSING, type Peer, PLANETS, TRANSITING, timingOnly } from './peer.ts';

/** The least that a chart or a map asks of the engine, and a plain daily look for a search. */
export const peer: Peer = {
  works: {
    natal: timingOnly(chartCalls([...PLANETS, 'mean_node', 'true_node'])),
    transits: timingOnly((span) => scan(TRANSITING, span)),
    ingresses: timingOnly((span) => scan(INGRESSING, span)),
    solarReturn: timingOnly((span) => scanForReturn('sun', span, 1)),
    acg: timingOnly((birth) => mapCalls(PLANETS, birth)),
  },
};
