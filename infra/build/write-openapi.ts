import { mkdir, writeFile } from 'node:fs/promises';
import { buildContract } from './openapi.ts';

const BUILD_FOLDER = new URL('../../build/', import.meta.url);

const { openapi, endpointsCount, contractHash } = await buildContract();
await mkdir(BUILD_FOLDER, { recursive: true });
await writeFile(new URL('openapi.json', BUILD_FOLDER), `${JSON.stringify(openapi, undefined, 2)}\n`);
console.log(`build/openapi.json: ${endpointsCount} operations, contract ${contractHash}`);
