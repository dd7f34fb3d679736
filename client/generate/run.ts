/** Writes the types of the contract to src/contract.ts; with `--check` it only says whether they would change. */
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTypes, { astToString } from 'openapi-typescript';
import { origin, parts, TYPES_FILE } from './origin.ts';
import { stamped } from './written.ts';

// A member with a default may be left out of a request; answers say of themselves which of theirs are always there.
const types = astToString(
  await openapiTypes(JSON.stringify(parts), {
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  }),
);
const file = stamped(types, origin);
if (!process.argv.includes('--check')) {
  writeFileSync(TYPES_FILE, file);
  console.log(`client/src/contract.ts: ${file.split('\n').length} lines of contract ${origin.contract.slice(0, 12)}`);
} else if (readFileSync(TYPES_FILE, 'utf8') !== file) {
  console.error('client/src/contract.ts is not what the contract gives: npm run client');
  process.exitCode = 1;
}
