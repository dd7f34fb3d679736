import { setFlagsFromString } from 'node:v8';
import { V8_FLAGS_VARIABLE } from './flags-variable.ts';

/**
 * Sets V8's flags before any code is loaded, because V8 accepts cached code only under the flags of its creation.
 *
 * Lambda's `--expose-gc` has had its effect when a function starts: `gc` exists and stays. Without the flag V8 accepts
 * the code that Node has cached of its own modules, which saves a start up to 15 ms.
 */
for (const flag of ['--no-expose-gc', ...(process.env[V8_FLAGS_VARIABLE]?.split(' ') ?? [])]) setFlagsFromString(flag);
