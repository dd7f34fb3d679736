/**
 * Writes the types of this checkout's contract into the clients, which `npm run client` then builds, and copies their license
 * into each, whose distributions hold it.
 */
import { copyFileSync, writeFileSync } from 'node:fs';
import { buildContract } from '../../infra/build/openapi.ts';
import { HEALTH_PATHS, UNREPEATABLE_PATHS } from '../typescript/src/repeatable.ts';
import { readModel } from './model.ts';
import { writeN8n } from './write-n8n.ts';
import { writePythonCalls } from './write-python-calls.ts';
import { writePythonPaths, writePythonTypes } from './write-python-types.ts';
import { writeTypescript } from './write-typescript.ts';
import { acceptWrittenForms } from './written-forms.ts';

const { openapi } = await buildContract();
const model = acceptWrittenForms(readModel(openapi));
const files: Readonly<Record<string, string>> = {
  '../typescript/src/contract.ts': writeTypescript(model),
  '../python/natal_client/contract.py': writePythonTypes(model),
  '../python/natal_client/paths.py': writePythonPaths(UNREPEATABLE_PATHS, HEALTH_PATHS),
  '../python/natal_client/calls.pyi': writePythonCalls(model),
  '../n8n/src/properties.json': writeN8n(openapi),
};
for (const [path, text] of Object.entries(files)) writeFileSync(new URL(path, import.meta.url), text);
for (const client of ['python', 'typescript', 'n8n'])
  copyFileSync(new URL('../LICENSE', import.meta.url), new URL(`../${client}/LICENSE`, import.meta.url));
