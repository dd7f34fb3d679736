import { describe, expect, it } from 'vitest';
import { buildContract } from '../../infra/build/openapi.ts';
import { listDocumentedMembers } from '../../site/reference/openapi.ts';
import { TypeOutline } from '../../site/reference/types.ts';
import { writeType } from '../../site/texts/type-text.ts';

const { schemas } = (await buildContract()).openapi.components;
const types = Object.keys(schemas);

describe('the description of a type', () => {
  it.each(types)('%s shows every member, also of alternative forms, on its page and in Markdown', (name) => {
    const members = listDocumentedMembers(schemas[name] ?? {});
    const page = new TypeOutline(schemas).renderOpen({ $ref: `#/components/schemas/${name}` }).text;
    const text = writeType(name, schemas);
    expect(members.filter((member) => !page.includes(`<dt><code>${member}</code>`))).toEqual([]);
    expect(members.filter((member) => !text.includes(`- \`${member}\` (`))).toEqual([]);
  });

  it('shows each form of a birth with its members', () => {
    expect(listDocumentedMembers(schemas.Subject ?? {})).toContain('birth_location');
    expect(writeType('Subject', schemas)).toMatch(
      /One of these forms:\n\n- object\n {2}- `birth_datetime` \(DateTimeInput, required\)[\s\S]+\n- string\. The `handle`/,
    );
  });

  it('names the types of a union', () => {
    expect(writeType('NatalChartResponse', schemas)).toContain('FullNatalChart or SimpleNatalChart or LlmNatalChart');
  });
});
