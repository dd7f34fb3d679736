/** Writes the types of this checkout's contract into the clients, which `npm run client` then builds. */
import { writeFileSync } from 'node:fs';
import { buildContract } from '../../lib/openapi/build.ts';
import { readModel } from './model.ts';
import { writeTypescript } from './write-typescript.ts';

const model = readModel((await buildContract()).openapi);
writeFileSync(new URL('../../client/src/contract.ts', import.meta.url), writeTypescript(model));
