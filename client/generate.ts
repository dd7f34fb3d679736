/** Writes src/contract.ts, the types of the service's contract as this checkout has it. */
import { writeFileSync } from 'node:fs';
import openapiTypes, { astToString } from 'openapi-typescript';
import { buildContract } from '../lib/openapi/build.ts';

const { openapi } = await buildContract();
// A member with a default may be left out of a request; answers say of themselves which of theirs are always there.
const options = { defaultNonNullable: false, rootTypes: true, rootTypesNoSchemaPrefix: true };
const types = astToString(await openapiTypes(JSON.stringify(openapi), options));
writeFileSync(new URL('src/contract.ts', import.meta.url), `// Written by \`npm run client\`.\n${types}`);
