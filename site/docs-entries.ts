import type { SearchEntry } from '../lib/chain/site/search-index.ts';
import type { Contract, OpenApi, OpenApiSchema } from '../lib/contract/openapi-document.ts';
import { findChoices } from '../lib/contract/openapi-schema.ts';
import { stripMarks } from './markdown.ts';
import type { Page } from './page.ts';
import { referenceOf } from './reference/openapi.ts';
import { type DocumentedEndpoint, findGroupTitle, listDocumentedEndpoints } from './reference/operations.ts';
import { listTypes } from './reference/types.ts';
import { listSearchEntries } from './search-entries.ts';

/** Longer enumerations are left out: the catalogs list their names. */
const MOST_CHOICES = 20;

/**
 * Lists what programs find that search the documentation: the chapters of the guides, the errors, the endpoints, and each
 * type of a request or answer with its members.
 */
export function listDocsEntries(
  pages: readonly Page[],
  { openapi }: Pick<Contract, 'openapi'>,
): readonly SearchEntry[] {
  const endpoints = listDocumentedEndpoints(openapi);
  const readable = pages.filter(({ section }) => section === 'guides');
  return [
    ...listSearchEntries(readable).filter(({ text }) => text !== ''),
    ...endpoints.map(toEndpointEntry),
    ...listTypeEntries(endpoints, openapi),
  ];
}

function toEndpointEntry({ path, group, endpoint, operation }: DocumentedEndpoint): SearchEntry {
  return {
    path,
    title: `${endpoint.method} ${endpoint.path}`,
    within: findGroupTitle(group),
    text: joinSentences([operation.summary, operation.description ?? '']),
  };
}

/** One entry for each type, on the first page that shows it. */
function listTypeEntries(endpoints: readonly DocumentedEndpoint[], { components }: OpenApi): readonly SearchEntry[] {
  const uses = endpoints.flatMap((one) =>
    listSchemas(one.operation)
      .flatMap((schema) => listTypes(schema, components.schemas))
      .map((name) => [name, one] as const),
  );
  const firstUses = new Map(uses.toReversed());
  return [...firstUses].reverse().map(([name, { path, endpoint }]) => ({
    path: `${path}#${name}`,
    title: name,
    within: `${endpoint.method} ${endpoint.path}`,
    text: describeType(components.schemas[name] ?? {}),
  }));
}

function listSchemas({ requestBody, responses }: DocumentedEndpoint['operation']): readonly OpenApiSchema[] {
  const contents = [requestBody?.content, responses['200']?.content];
  return contents.flatMap((content) => content?.['application/json']?.schema ?? []);
}

function describeType(schema: OpenApiSchema): string {
  const { description = '', properties = {} } = schema;
  const members = Object.entries(properties).map(([name, member]) => `${name}: ${describeMember(member)}`);
  return joinSentences([description, describeChoices(findChoices(schema)), ...members]);
}

const describeMember = (member: OpenApiSchema): string =>
  [member.description ?? referenceOf(member) ?? '', describeChoices(findChoices(member))].filter(isPresent).join(', ');

const describeChoices = (choices: readonly unknown[] = []): string =>
  choices.length === 0 || choices.length > MOST_CHOICES ? '' : `one of ${choices.join(' ')}`;

const isPresent = (text: string): boolean => text !== '';

const joinSentences = (parts: readonly string[]): string =>
  stripMarks(
    parts
      .filter(isPresent)
      .map((part) => (/[.:!?]$/.test(part) ? part : `${part}.`))
      .join(' '),
  );
