import { readFileSync } from 'node:fs';
import type { OpenApi } from '../../../lib/contract/openapi-document.ts';

/** What clients depend on of an OpenAPI document. */
export type Surface = Pick<OpenApi, 'paths' | 'components'>;

/** The contract of the last release: a line for each path and component. */
export const BASELINE = new URL('released.jsonl', import.meta.url);

/** Keywords for readers, and those that no client depends on. */
const NOT_COMPARED = new Set([
  ...['description', 'summary', 'example', 'examples', 'title', 'operationId', 'tags', 'security'],
  ...['headers', 'default', 'pattern', 'format'],
]);

/** Renders the surface of a document, without texts for readers. */
export function renderBaseline({ paths, components: { schemas } }: Surface): string {
  const parts = { paths, schemas };
  const lines = Object.entries(parts).flatMap(([part, entries]) =>
    Object.entries(entries).map(([name, entry]) => JSON.stringify([part, name, removeTexts(entry)])),
  );
  return `${lines.join('\n')}\n`;
}

/** Members of `properties` and components have names of their own, which are all kept. */
function removeTexts(value: unknown, isNamed = false): unknown {
  if (Array.isArray(value)) return value.map((item) => removeTexts(item));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => isNamed || !NOT_COMPARED.has(name));
  return Object.fromEntries(members.map(([name, member]) => [name, removeTexts(member, NAMED.has(name) && !isNamed)]));
}

const NAMED = new Set(['properties', 'responses', 'content']);

export function readBaseline(): Surface {
  const lines = readFileSync(BASELINE, 'utf8').trimEnd().split('\n');
  const entries = lines.map((line): readonly [string, string, object] => JSON.parse(line));
  const select = (part: string) =>
    Object.fromEntries(entries.filter(([of]) => of === part).map(([, name, entry]) => [name, entry]));
  const surface: object = { paths: select('paths'), components: { schemas: select('schemas') } };
  return surface as Surface;
}
