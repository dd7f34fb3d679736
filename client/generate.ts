/** Writes src/contract.ts, the types of this checkout's contract. */
import { writeFileSync } from 'node:fs';
import openapiTypes, { astToString } from 'openapi-typescript';
import { buildContract } from '../lib/openapi/build.ts';

const { openapi } = await buildContract();
// Requests may omit a member with a default; responses list their required members themselves.
const options = { defaultNonNullable: false, rootTypes: true, rootTypesNoSchemaPrefix: true };
const types = astToString(await openapiTypes(JSON.stringify(openapi), options));
writeFileSync(new URL('src/contract.ts', import.meta.url), `// Written by \`npm run client\`.\n${types}`);
