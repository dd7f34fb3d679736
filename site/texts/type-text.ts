import type { OpenApiSchema } from '../../lib/contract/openapi-document.ts';
import { stripMarks } from '../markdown.ts';
import { findInnerObject, listDocumentedMembers, listForms } from '../reference/openapi.ts';
import {
  joinHtml,
  listAllowedValues,
  listBounds,
  renderExampleValue,
  renderKind,
  renderNonNullKind,
} from '../reference/schema-text.ts';
import { toMarkdownText } from './plain-text.ts';

type Components = Readonly<Record<string, OpenApiSchema>>;

/** Describes a named type in Markdown: its description and one line for each member. */
export function writeType(name: string, components: Components): string {
  const schema = components[name] ?? {};
  const forms = listForms(schema);
  const facts = schema.properties || forms.length > 0 ? [] : [describeValue(schema)];
  const members = forms.length > 0 ? ['One of these forms:\n', ...forms.flatMap(writeForm)] : listMembers(schema);
  return [`### ${name}`, schema.description ?? '', ...facts, members.join('\n')].filter(isPresent).join('\n\n');
}

/** Describes a named type in Markdown by its description and the names of its members. */
export function writeTypeOutline(name: string, components: Components): string {
  const schema = components[name] ?? {};
  const names = listDocumentedMembers(schema).join(', ');
  return `- ${name}: ${[stripMarks(schema.description ?? ''), names && `Members: ${names}`].filter(isPresent).join('. ')}`;
}

/** A form of a value as an item of a list, with its members as items below it. */
const writeForm = (schema: OpenApiSchema): readonly string[] => [
  `- ${[toMarkdownText(renderKind(schema)), ...listFacts(schema)].join('. ')}`,
  ...listMembers(schema).map((line) => `  ${line}`),
];

/** One line for each member of an object, members of unnamed objects within it included. */
function listMembers({ properties = {}, required = [] }: OpenApiSchema, path = ''): readonly string[] {
  return Object.entries(properties).flatMap(([name, member]) => {
    const inner = findInnerObject(member);
    const innerPath = `${path}${name}${member.items ? '[]' : ''}.`;
    const line = writeMember(`${path}${name}`, member, required.includes(name));
    return [line, ...(inner ? listMembers(inner, innerPath) : [])];
  });
}

/** One line about a member or a parameter. */
export function writeMember(name: string, schema: OpenApiSchema, isRequired: boolean): string {
  const kind = `${toMarkdownText(renderKind(schema))}${isRequired ? ', required' : ''}`;
  const facts = listFacts(schema);
  return `- \`${name}\` (${kind})${facts.length > 0 ? `: ${facts.join('. ')}` : ''}`;
}

const describeValue = (schema: OpenApiSchema): string =>
  [toMarkdownText(renderNonNullKind(schema)), ...listFacts({ ...schema, description: '' })].join('. ');

const listFacts = (schema: OpenApiSchema): readonly string[] =>
  [schema.description ?? '', describeBounds(schema), describeChoices(schema)].filter(isPresent);

/** Constraints and an example, which a value with a default or of a list of choices does not need. */
function describeBounds(schema: OpenApiSchema): string {
  const example = schema.default === undefined && schema.type !== 'boolean' ? renderExampleValue(schema) : undefined;
  return toMarkdownText(joinHtml([...listBounds(schema), ...(example ? [example] : [])], ', '));
}

function describeChoices(schema: OpenApiSchema): string {
  const values = listAllowedValues(schema);
  return values.length === 0 ? '' : `One of ${values.map(String).join(', ')}`;
}

const isPresent = (text: string): boolean => text !== '';
