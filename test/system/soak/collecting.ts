/** Loaded before a function, and by the gateway: whoever sends SIGUSR2 has garbage collected, so that what is left is in use. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('SIGUSR2', () => collect());
