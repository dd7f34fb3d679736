import { toJsonFile } from '../../lib/base/text.ts';
import type { OpenApi, OpenApiSchema, Parameter } from '../../lib/contract/openapi-document.ts';
import { type DocumentedEndpoint, findGroupTitle, listDocumentedEndpoints } from '../../site/reference/operations.ts';

/**
 * A field of the node.
 *
 * @source n8n documentation, "Creating nodes", node base files: standard and declarative-style parameters; types `INodeProperties` and
 * `INodePropertyOptions` of n8n-workflow 2.41.0
 */
export interface NodeProperty {
  readonly displayName: string;
  readonly name: string;
  readonly type: 'options' | 'string' | 'json' | 'collection';
  readonly default: string | object;
  readonly description?: string;
  readonly placeholder?: string;
  readonly required?: true;
  readonly noDataExpression?: true;
  readonly displayOptions?: { readonly show: Readonly<Record<string, readonly string[]>> };
  readonly options?: readonly (NodeChoice | NodeProperty)[];
  readonly routing?: Routing;
}

/** A choice of a field. */
interface NodeChoice {
  readonly name: string;
  readonly value: string;
  readonly action?: string;
  readonly description?: string;
  readonly routing?: Routing;
}

/** What a field adds to the request. A text that begins with `=` is an expression. */
interface Routing {
  readonly request?: { readonly method?: string; readonly url?: string; readonly body?: string };
  readonly send?: { readonly type: 'body' | 'query'; readonly property: string };
}

/** Groups for operators and for other programs. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['predictive-utilities', 'mcp', 'links', 'health', 'meta', 'demo'],
  // Files of millions of records are no items.
  'bulk',
]);

/** Optional parameters of the query that the node offers; the others are about pictures and files, and an item of n8n is JSON. */
const OPTIONS: ReadonlySet<string> = new Set(['preset', 'language', 'limit', 'timestamp']);

const BIRTH = { birth_datetime: '1985-05-03 04:20', birth_location: 'Guadalajara, Jalisco' } as const;

/** The fields of the node: resource, operation, and what each operation takes. */
export function listNodeProperties(openapi: OpenApi): readonly NodeProperty[] {
  const endpoints = listDocumentedEndpoints(openapi).filter(({ group }) => !LEFT_OUT.has(group));
  const groups = [...Map.groupBy(endpoints, ({ group }) => group)];
  const ofBirths = endpoints.filter(hasBirth);
  return [
    chooseOf('Resource', 'resource', groups.map(toResource)),
    ...groups.map(([group, members]) => ({
      ...chooseOf('Operation', 'operation', members.map(toOperation)),
      displayOptions: { show: { resource: [group] } },
    })),
    birthField('Date and Time', 'birth_datetime', 'Clock time at the place, without an offset', ofBirths),
    birthField('Place', 'birth_location', 'Name of the place with its state or country', ofBirths),
    ...endpoints.flatMap(toFields),
  ];
}

/** The file that the node is bundled with. */
export const writeN8n = (openapi: OpenApi): string => toJsonFile(listNodeProperties(openapi));

/** n8n sorts choices by name. */
function chooseOf(displayName: string, name: string, choices: readonly NodeChoice[]): NodeProperty {
  const options = choices.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return { displayName, name, type: 'options', noDataExpression: true, options, default: options[0]?.value ?? '' };
}

const toResource = ([group]: readonly [string, unknown]): NodeChoice => ({
  name: toTitle(findGroupTitle(group)),
  value: group,
});

const toOperation = ({ endpoint: { method, path }, operation }: DocumentedEndpoint): NodeChoice => ({
  name: toTitle(path.split('/').slice(2).join(' ').replaceAll('-', ' ')),
  value: operation.operationId,
  action: operation.summary,
  description: operation.summary,
  routing: { request: { method, url: path } },
});

const SMALL_WORDS: ReadonlySet<string> = new Set(['and', 'of', 'over', 'to']);

const toTitle = (text: string): string =>
  text.replaceAll(/\w+/g, (word) => (SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));

const shownFor = (...endpoints: readonly DocumentedEndpoint[]) => ({
  displayOptions: { show: { operation: endpoints.map(({ operation }) => operation.operationId) } },
});

type Body = Readonly<Record<string, unknown>> | undefined;

const firstBody = ({ endpoint }: DocumentedEndpoint): Body => endpoint.examples[0]?.body as Body;

/** Whether the first example is about one birth, for which the node has fields. */
const hasBirth = (one: DocumentedEndpoint): boolean => firstBody(one)?.subject !== undefined;

const birthField = (
  displayName: string,
  member: keyof typeof BIRTH,
  description: string,
  endpoints: readonly DocumentedEndpoint[],
): NodeProperty => ({
  displayName,
  name: member,
  type: 'string',
  default: '',
  placeholder: `e.g. ${BIRTH[member]}`,
  required: true,
  description,
  ...shownFor(...endpoints),
  routing: { send: { type: 'body', property: `subject.${member}` } },
});

/** Fields of one operation: its parameters, and the members of its body as JSON. */
function toFields(one: DocumentedEndpoint): readonly NodeProperty[] {
  const parameters = (one.operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const required = parameters.filter((parameter) => parameter.required);
  const options = parameters.filter(({ name, required }) => !required && OPTIONS.has(name));
  return [
    ...required.map((parameter) => ({
      ...toParameterField(parameter),
      required: true as const,
      ...shownFor(one),
    })),
    ...toBodyField(one),
    ...(options.length === 0
      ? []
      : [
          {
            displayName: 'Options',
            name: 'options',
            type: 'collection' as const,
            default: {},
            options: options.map(toParameterField),
            ...shownFor(one),
          },
        ]),
  ];
}

function toBodyField(one: DocumentedEndpoint): readonly NodeProperty[] {
  const { subject, ...others } = firstBody(one) ?? {};
  if (one.endpoint.method !== 'POST') return [];
  const isBirth = hasBirth(one);
  return [
    {
      displayName: isBirth ? 'Further Members' : 'Body',
      name: 'body',
      type: 'json',
      default: JSON.stringify(others, undefined, 2),
      description: `Members of the request as JSON${isBirth ? ', beside date and place' : ''}; the documentation of the service lists them`,
      ...shownFor(one),
      routing: { request: { body: PARSED } },
    },
  ];
}

/** An expression in the field may give an object. */
const PARSED = "={{ typeof $value === 'string' ? JSON.parse($value) : $value }}";

const toParameterField = ({ name, schema }: Parameter): NodeProperty => ({
  displayName: toTitle(name),
  name,
  type: 'string',
  default: String((schema as OpenApiSchema).default ?? ''),
  ...(schema.description !== undefined && { description: schema.description }),
  routing: { send: { type: 'query', property: name } },
});
