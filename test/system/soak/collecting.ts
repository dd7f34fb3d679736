/** Loaded before a worker and by the primary: collects garbage on SIGUSR2, so that the remaining memory is in use. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('SIGUSR2', () => collect());
