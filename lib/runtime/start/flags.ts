import { setFlagsFromString } from 'node:v8';
import { HEAP_GROWTH_VARIABLE } from './heap-variable.ts';

/** With 0, V8 decides. */
const heapGrowingPercent = process.env[HEAP_GROWTH_VARIABLE] ?? '0';

const setHeapGrowth = (percent: string): void => setFlagsFromString(`--heap-growing-percent=${percent}`);

// Lambda's `--expose-gc` has had its effect when a function starts: `gc` exists and stays. Without the flag V8 accepts the
// code that Node has cached of its own modules, which saves a start up to 15 ms.
setFlagsFromString('--no-expose-gc');
setHeapGrowth(heapGrowingPercent);

/** Loads code, or caches it, under V8's own flags, because V8 accepts cached code only under the flags of its creation. */
export function runUnderDefaultFlags<Result>(run: () => Result): Result {
  setHeapGrowth('0');
  try {
    return run();
  } finally {
    setHeapGrowth(heapGrowingPercent);
  }
}
