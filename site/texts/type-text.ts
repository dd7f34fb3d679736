import type { OpenApiSchema } from '../../lib/openapi/contract.ts';
import { stripMarks } from '../markdown.ts';
import { joinHtml, listBounds, renderExampleValue, renderKind } from '../reference/schema-text.ts';
import { toMarkdownText } from './plain-text.ts';

type Components = Readonly<Record<string, OpenApiSchema>>;

/** Describes a named type in Markdown: its description and one line for each member. */
export function writeType(name: string, components: Components): string {
  const schema = components[name] ?? {};
  const facts = schema.properties ? [] : [describeValue(schema)];
  const members = listMembers(schema);
  return [`### ${name}`, schema.description ?? '', ...facts, members.join('\n')].filter(isPresent).join('\n\n');
}

/** Describes a named type in Markdown by its description and the names of its members. */
export function writeTypeOutline(name: string, components: Components): string {
  const { description = '', properties = {} } = components[name] ?? {};
  const names = Object.keys(properties).join(', ');
  return `- ${name}: ${[stripMarks(description), names && `Members: ${names}`].filter(isPresent).join('. ')}`;
}

/** One line for each member of an object, members of unnamed objects within it included. */
function listMembers({ properties = {}, required = [] }: OpenApiSchema, path = ''): readonly string[] {
  return Object.entries(properties).flatMap(([name, member]) => {
    const inner = member.properties ? member : member.items?.properties ? member.items : undefined;
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
  [toMarkdownText(renderKind({ ...schema, nullable: false })), ...listFacts({ ...schema, description: '' })].join('. ');

const listFacts = (schema: OpenApiSchema): readonly string[] =>
  [schema.description ?? '', describeBounds(schema), describeChoices(schema)].filter(isPresent);

/** Constraints and an example, which a value with a default or of a list of choices does not need. */
function describeBounds(schema: OpenApiSchema): string {
  const example = schema.default === undefined && schema.type !== 'boolean' ? renderExampleValue(schema) : undefined;
  return toMarkdownText(joinHtml([...listBounds(schema), ...(example ? [example] : [])], ', '));
}

function describeChoices({ enum: choices, items }: OpenApiSchema): string {
  const values = choices ?? items?.enum ?? [];
  return values.length === 0 ? '' : `One of ${values.map(String).join(', ')}`;
}

const isPresent = (text: string): boolean => text !== '';
