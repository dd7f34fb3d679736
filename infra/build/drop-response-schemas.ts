import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import ts from 'typescript';
import type { EndpointDescriptor } from '../../lib/contract/endpoint.ts';
import { hasSuccess } from '../../lib/contract/envelope.ts';
import { ENDPOINT_MODULE, importEndpoint } from './defer-endpoints.ts';

const SOURCES = /\/(?:lib|functions)\/.*\.ts$/;
const RESPONSE = /^ {4}response: [\w.()]+,$/m;
const SCHEMA_FILE = /\/lib\/schemas\/|from 'zod'/;

/**
 * Drops the schemas of responses from bundles: a function validates requests, and only the contract, which the build
 * writes, describes responses. Building them took 15 ms of a chart's start. What an endpoint reads of its response,
 * whether it has a member `success`, stays.
 *
 * Schemas are marked as free of side effects, so that esbuild drops those that nothing reads.
 */
export const dropResponseSchemas: Plugin = {
  name: 'drop-response-schemas',
  setup(build) {
    build.onLoad({ filter: SOURCES }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const source = ENDPOINT_MODULE.test(path) ? dropResponse(text, await importEndpoint(path)) : text;
      const isSchemaFile = SCHEMA_FILE.test(path) || SCHEMA_FILE.test(text);
      return { contents: isSchemaFile ? markConstantsAsPure(source) : source, loader: 'ts' };
    });
  },
};

/** @throws Error where the response is not one line, so that none stays in a bundle unnoticed */
function dropResponse(text: string, { path, response }: EndpointDescriptor): string {
  if (!RESPONSE.test(text)) throw new Error(`the endpoint ${path} has no line "    response: <schema>,"`);
  const shape = hasSuccess(response) ? '{ success: true }' : '{}';
  return text.replace(RESPONSE, `    response: { _zod: { def: { shape: ${shape} } } },`);
}

/** Wraps the value of each constant of a module in a function call that esbuild may drop. Functions need none. */
function markConstantsAsPure(text: string): string {
  const { statements } = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest);
  const declarations = statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => statement.declarationList.declarations);
  const values = declarations
    .flatMap(({ initializer }) => initializer ?? [])
    .filter((value) => !ts.isFunctionLike(value));
  return values.reduceRight((marked, { pos, end }) => {
    return `${marked.slice(0, pos)} /* @__PURE__ */ (() => (${text.slice(pos, end)}))()${marked.slice(end)}`;
  }, text);
}
