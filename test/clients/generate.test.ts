import { describe, expect, it } from 'vitest';
import { listReached, readModel } from '../../clients/generate/model.ts';
import { writeTypescript } from '../../clients/generate/write-typescript.ts';
import { acceptWrittenForms } from '../../clients/generate/written-forms.ts';
import { api, type Group } from '../../functions/api.ts';
import { buildContract } from '../../infra/build/openapi.ts';
import type { OpenApi } from '../../lib/contract/openapi-document.ts';
import { ChartConfiguration } from '../../lib/requests/configuration.ts';
import { normalizeInput } from '../../lib/requests/forms/normalize.ts';
import { TransitAspect } from '../../lib/requests/transit-names.ts';

const { openapi } = await buildContract();
const model = readModel(openapi);
const findOperation = (path: string) => model.operations.find((operation) => operation.path === path);

/** A document with one operation. */
const describeOne = (path: string, operation: object, schemas: object = {}): OpenApi =>
  ({
    openapi: '3.0.3',
    info: { title: 'One', version: '1.0.0' },
    paths: { [path]: operation },
    components: { schemas },
  }) as OpenApi;

describe('the model of the contract', () => {
  it('has every endpoint', () => {
    const endpoints = Object.values<Group>(api).flatMap((group) => group.endpoints);
    const names = endpoints.map(({ method, path }) => `${method.toLowerCase()} ${path}`);
    expect(model.operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(names.toSorted());
  });

  it('has a type for each form of an answer', () => {
    expect(findOperation('/ephemeris/natal-chart')?.answers).toEqual({
      json: { kind: 'reference', name: 'FullNatalChart' },
      simple: { kind: 'reference', name: 'SimpleNatalChart' },
      llm_v2: { kind: 'reference', name: 'LlmNatalChart' },
      svg: { kind: 'text' },
      png: { kind: 'bytes' },
      pdf: { kind: 'bytes' },
    });
    expect(findOperation('/ephemeris/table')?.answers).toEqual({
      json: { kind: 'reference', name: 'TableAnswer' },
      llm_v2: { kind: 'reference', name: 'LlmTableAnswer' },
      csv: { kind: 'text' },
    });
    expect(Object.keys(findOperation('/health')?.answers ?? {})).toEqual(['json']);
  });

  it('leaves no form of a chart open', () => {
    const open = model.operations.flatMap(({ path, answers }) =>
      Object.entries(answers).flatMap(([form, type]) =>
        type.kind === 'reference' && /^(NatalChart|Return|Table|Synastry)Response$/.test(type.name)
          ? [`${path} ${form}`]
          : [],
      ),
    );
    expect(open).toEqual([]);
  });

  it('reads parameters of paths, and pictures as bytes', () => {
    const content = { 'image/png': { schema: { type: 'string' } }, 'application/json': { schema: { type: 'object' } } };
    const format = { name: 'format', in: 'query', schema: { type: 'string', enum: ['json', 'png'], default: 'json' } };
    const token = { name: 'token', in: 'path', required: true, schema: { type: 'string' } };
    const get = {
      operationId: 'one',
      summary: 'One',
      tags: [],
      parameters: [token, format],
      responses: { 200: { content } },
    };
    const [operation] = readModel(describeOne('/l/{token}', { get })).operations;
    expect(operation?.pathParameters).toMatchObject([{ name: 'token', isRequired: true }]);
    expect(operation?.answers).toMatchObject({ json: { kind: 'map' }, png: { kind: 'bytes' } });
  });

  it('reads a link, whose request has chosen what it answers with', () => {
    const content = { 'image/png': {}, 'text/calendar': {} };
    const get = { operationId: 'one', summary: 'One', tags: [], responses: { 200: { content } } };
    const [operation] = readModel(describeOne('/l/{token}', { get })).operations;
    expect(operation?.answers).toEqual({ json: { kind: 'text or bytes' } });
  });

  it('refuses a format without an answer', () => {
    const format = { name: 'format', in: 'query', schema: { type: 'string', enum: ['xml'], default: 'xml' } };
    const get = { operationId: 'one', summary: 'One', tags: [], parameters: [format], responses: { 200: {} } };
    expect(() => readModel(describeOne('/one', { get }))).toThrow('one has no answer xml');
  });
});

describe('the types of TypeScript', () => {
  it('keep members of any name in addition to the known ones', () => {
    const known = { a: { type: 'boolean' }, b: { type: 'number' } };
    const schemas = { One: { type: 'object', properties: known, additionalProperties: { type: 'number' } } };
    const text = writeTypescript(readModel({ ...describeOne('/one', {}, schemas), paths: {} }));
    expect(text).toContain('export type One = { [name: string]: number | boolean };');
  });

  it('escape what a description and a value may contain', () => {
    const schemas = {
      One: { type: 'object', properties: { a: { type: 'string', enum: ["it's"], description: 'Ends */ here' } } },
    };
    const post = {
      operationId: 'one',
      summary: 'One',
      tags: [],
      responses: { 200: { content: { 'application/json': { schema: {} } } } },
      requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/One' } } } },
    };
    const text = writeTypescript(readModel(describeOne('/one', { post }, schemas)));
    expect(text).toContain("a?: 'it\\'s';");
    expect(text).toContain('/** Ends *\\/ here */');
  });
});

describe('the forms in which people write requests', () => {
  const written = acceptWrittenForms(model);
  const literalsOf = (name: string): readonly unknown[] => {
    const type = written.schemas.find((schema) => schema.name === name)?.type;
    return type?.kind === 'literals' ? type.values : [];
  };

  it('are read by the service: every name of a house system, an ayanamsa and a body', () => {
    const configurations = [
      ...literalsOf('ChartHouseSystemCode').map((house_system) => ({ house_system })),
      ...literalsOf('Ayanamsa').map((ayanamsa) => ({ zodiac_type: 'sidereal', ayanamsa })),
      ...literalsOf('ChartObject').map((name) => ({ objects: [name] })),
    ];
    expect(configurations.length).toBeGreaterThan(150);
    for (const configuration of configurations) {
      const { value, issues } = normalizeInput(configuration, ChartConfiguration, {
        now: new Date(),
        findPlace: () => undefined,
      });
      const parsed = ChartConfiguration.safeParse(value);
      expect([issues, parsed.error?.issues ?? []], JSON.stringify(configuration)).toEqual([[], []]);
    }
    expect(literalsOf('TransitAspect').map((name) => TransitAspect.safeParse(name).success)).not.toContain(false);
  });

  it('have the birth in place of a subject, where a body has one', () => {
    const bodyOf = (path: string) => written.operations.find((operation) => operation.path === path)?.body;
    expect(bodyOf('/ephemeris/natal-chart')).toEqual({
      kind: 'union',
      options: ['NatalChartRequest', 'FlatNatalChartRequest'].map((name) => ({ kind: 'reference', name })),
    });
    expect(bodyOf('/comparative/synastry')).toEqual({ kind: 'reference', name: 'SynastryRequest' });
  });

  it('do not widen types that answers have too', () => {
    const answered = listReached(
      written,
      written.operations.flatMap(({ answers }) => Object.values(answers)),
    );
    const typeOf = (schemas: typeof model.schemas, name: string) =>
      schemas.find((schema) => schema.name === name)?.type;
    for (const name of answered) expect(typeOf(written.schemas, name), name).toEqual(typeOf(model.schemas, name));
  });
});
