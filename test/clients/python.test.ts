import { describe, expect, it } from 'vitest';
import { readModel } from '../../clients/generate/model.ts';
import { writePythonCalls } from '../../clients/generate/write-python-calls.ts';
import { writePythonPaths, writePythonTypes } from '../../clients/generate/write-python-types.ts';
import type { OpenApi, OpenApiSchema } from '../../lib/contract/openapi-document.ts';

const describeSchemas = (schemas: Readonly<Record<string, OpenApiSchema>>): OpenApi => ({
  openapi: '3.0.3',
  info: { title: 'One', version: '1.0.0' },
  paths: {},
  components: { schemas },
});

const writeTypes = (schemas: Readonly<Record<string, OpenApiSchema>>): string =>
  writePythonTypes(readModel(describeSchemas(schemas)));

describe('the types of Python', () => {
  it('give a class to an object within another', () => {
    const inner: OpenApiSchema = { type: 'object', properties: { b: { type: 'integer' } }, required: ['b'] };
    const text = writeTypes({ One: { type: 'object', properties: { a: inner } } });
    expect(text).toContain('class OneA(TypedDict):\n    b: int\n');
    expect(text).toContain('class One(TypedDict):\n    a: NotRequired[OneA]\n');
  });

  it('write members that are keywords as a dictionary', () => {
    const text = writeTypes({ One: { type: 'object', properties: { from: { type: 'string' } }, required: ['from'] } });
    expect(text).toContain('One = TypedDict(\n    "One",\n    {\n        "from": "str",\n    },\n)');
  });

  it('write positions by their bodies as a dictionary', () => {
    const two: OpenApiSchema = { type: 'object', properties: { x: { type: 'number' } } };
    const reference = { $ref: '#/components/schemas/Two' };
    const text = writeTypes({ One: { type: 'object', properties: { sun: reference, moon: reference } }, Two: two });
    expect(text).toContain(String.raw`One: TypeAlias = "dict[Literal[\"sun\", \"moon\"], Two]"`);
  });

  it('have no literals with fractions, and keep quotes out of descriptions', () => {
    const modulus: OpenApiSchema = { type: 'number', enum: [90, 22.5], description: 'Ends """ here\\' };
    const text = writeTypes({ One: { type: 'object', properties: { modulus } } });
    expect(text).toContain(`modulus: NotRequired[float]\n    """Ends ''' here\\\\"""`);
  });

  it('lists paths as sets', () => {
    expect(writePythonPaths(['/mcp'], ['/health'])).toContain('UNREPEATABLE_PATHS: Final = frozenset(("/mcp",))');
  });
});

describe('the calls of Python', () => {
  const answer = { description: 'One', content: { 'application/json': { schema: { type: 'object' as const } } } };
  const describeParameter = (name: string): OpenApi => ({
    ...describeSchemas({}),
    paths: {
      '/l/{token}': {
        get: {
          operationId: 'one',
          summary: 'One',
          tags: [],
          parameters: [{ name, in: 'path', required: true, schema: { type: 'string' } }],
          responses: { '200': answer },
        },
      },
    },
  });

  it('take parameters of the path by their names', () => {
    const text = writePythonCalls(readModel(describeParameter('token')));
    expect(text).toContain(
      'def get(self, path: Literal["/l/{token}"], *, token: str, timeout: float = ...) -> dict[str, Any]:',
    );
  });

  it('refuse a parameter with the name of their own', () => {
    expect(() => writePythonCalls(readModel(describeParameter('timeout')))).toThrow(/timeout .* has the name/);
  });
});
