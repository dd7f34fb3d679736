import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { addDisplayNames } from '../../lib/base/catalog/display-names/add-display-names.ts';
import { TEXTS } from '../../lib/base/catalog/languages/every-language.ts';
import { LANGUAGES } from '../../lib/base/catalog/languages/language.ts';
import type { Example } from '../../lib/contract/endpoint.ts';
import { removeAddedNames } from '../support/display-names.ts';
import { handlerOf } from '../support/every-group.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import { answeringJson, operations } from './operations.ts';
import { expectPublished } from './published.ts';

const named = operations.filter(({ endpoint }) => endpoint.hasDisplayNames);
const unnamed = operations.filter(({ endpoint }) => !endpoint.hasDisplayNames);

/** The request for an endpoint without parameters or body. */
const NOTHING: Example = { name: 'asked', summary: 'Asked without more' };

const PRINCIPAL = { id: 'somebody', scopes: [] };

/** Answers to one request differ in their durations only. */
const withoutDurations = (text: string): string =>
  text.replaceAll(/"(?:processing_time_ms|calculation_time_ms)":[\d.e-]+/g, '"duration":0');

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
});
afterAll(() => {
  vi.useRealTimers();
});

describe.each(named)('$title', ({ group, endpoint }) => {
  const handler = handlerOf(group);
  const examples = endpoint.examples.length > 0 ? endpoint.examples : [NOTHING];
  const [example] = examples as readonly [Example];
  const ask = async ({ query, body }: Example, added: Record<string, string>, headers: Record<string, string> = {}) => {
    const { method, path } = endpoint;
    const event = gatewayEvent({ method, path, query: { ...query, ...added }, body, principal: PRINCIPAL, headers });
    const answer = await handler(event, LAMBDA_CONTEXT);
    return { ...answer, text: withoutDurations(String(answer.body)) };
  };

  test.each(examples)('$name: names are added to the answer, and nothing else changes', async (one) => {
    const plain = await ask(one, {});
    const german = await ask(one, { language: 'de' });
    expect(german.statusCode, german.text.slice(0, 300)).toBe(200);
    expect(german.headers).toMatchObject({ 'Content-Language': 'de' });
    expect(String(german.headers?.Vary)).toContain('Accept-Language');
    expect(plain.headers).toMatchObject({ 'Content-Language': 'en' });
    const [answer, added] = [JSON.parse(plain.text), JSON.parse(german.text)];
    expect(removeAddedNames(added, answer)).toEqual(answer);
    expect(JSON.stringify(removeAddedNames(added, answer))).toBe(JSON.stringify(answer));
    expectPublished(endpoint, JSON.parse(german.body));
  });

  it('has names in at least one example, or titles alone, so that the flag of the endpoint is right', async () => {
    const hasNames = async (one: Example) =>
      /"(?:\w+_)?display_names?":[^,]*[а-яё]/i.test((await ask(one, { language: 'ru' })).text);
    let found = false;
    for (const one of examples) found ||= await hasNames(one);
    expect(found).toBe(endpoint.hasDisplayNames !== 'titles');
  });

  it('answers equally to the parameter and to the header', async () => {
    const byHeader = await ask(example, {}, { 'accept-language': 'fr-CH, en;q=0.5' });
    expect(byHeader.text).toBe((await ask(example, { language: 'fr' })).text);
    expect(byHeader.headers).toMatchObject({ 'Content-Language': 'fr' });
  });

  it('refuses an unknown language with the six in the message, and disregards one in the header', async () => {
    const refused = await ask(example, { language: 'xx' });
    expect(refused.statusCode).toBe(400);
    const [issue] = JSON.parse(refused.body).errors;
    expect(issue.location).toBe('query.language');
    for (const language of LANGUAGES) expect(issue.message).toContain(language);
    expect((await ask(example, {}, { 'accept-language': 'ja' })).text).toBe((await ask(example, {})).text);
  });
});

/** Answers about the contract itself, whose members only look like those of answers. */
const DOCUMENTS = [
  '/meta/openapi.json',
  '/mcp',
  '/ephemeris/schemas/natal-request',
  '/ephemeris/schemas/natal-response',
];

test.each(unnamed)('$title has no parameter for a language', ({ endpoint }) => {
  expect(endpoint.request.query?.shape ?? {}).not.toHaveProperty('language');
});

const unnamedAnswers = unnamed.filter((one) => answeringJson.includes(one) && !DOCUMENTS.includes(one.endpoint.path));

test.each(unnamedAnswers)(
  '$title answers with nothing that has a name, or it would need hasDisplayNames',
  async (one) => {
    const { method, path, examples, scope } = one.endpoint;
    for (const { query, body } of examples.length > 0 ? examples : [NOTHING]) {
      const principal = { id: 'somebody', scopes: scope ? [scope] : [] };
      const event = gatewayEvent({ method, path, ...(query && { query }), body, principal });
      const answer = JSON.parse((await handlerOf(one.group)(event, LAMBDA_CONTEXT)).body);
      expect(addDisplayNames(answer, TEXTS.ru.names)).toEqual(answer);
    }
  },
);

/** Endpoints whose pictures have texts in the language of the request. */
const drawing = named.filter(({ endpoint }) => endpoint.formats?.picture?.styleMembers.includes('language'));

describe.each(drawing)('the picture of $title', ({ group, endpoint }) => {
  const handler = handlerOf(group);
  const { method, path, examples } = endpoint;
  const draw = async (query: Record<string, string>, headers: Record<string, string> = {}) => {
    const { body } = examples[0] as Example;
    const event = gatewayEvent({
      method,
      path,
      query: { format: 'svg', ...query },
      body,
      principal: PRINCIPAL,
      headers,
    });
    return handler(event, LAMBDA_CONTEXT);
  };

  it('is English by default', async () => {
    expect((await draw({ language: 'en' })).body).toBe((await draw({})).body);
  });

  it('has its texts in the language of the parameter or the header, drawn without a font', async () => {
    const russian = await draw({ language: 'ru' });
    expect(russian.body).toBe((await draw({}, { 'accept-language': 'ru-RU, en;q=0.5' })).body);
    expect(russian.headers).toMatchObject({ 'Content-Language': 'ru' });
    expect(russian.body).toMatch(/<title>[^<]*Солнце/);
    expect(russian.body).not.toContain('<text');
  });
});

describe('pictures of another layout', () => {
  const draw = async (path: string, query: Record<string, string>) => {
    const found = named.find(({ endpoint }) => endpoint.path === path) ?? expect.fail(path);
    const { method, examples } = found.endpoint;
    const sent = { format: 'svg', language: 'ru', ...query };
    const event = gatewayEvent({ method, path, query: sent, body: examples[0]?.body, principal: PRINCIPAL });
    return handlerOf(found.group)(event, LAMBDA_CONTEXT);
  };

  it('have sectors in the language', async () => {
    const { body } = await draw('/ephemeris/natal-chart', { layout: 'sectors' });
    expect(body).toMatch(/<title>Солнце в секторе [\d.]+/);
    expect(body.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/sector|zone/i);
  });

  it('of three charts say in the language whose each point is', async () => {
    const { body } = await draw('/comparative/tri-wheel', { layout: 'sheet' });
    expect(body).toMatch(/<title>Транзит: Солнце/);
    expect(body).toMatch(/<title>Прогрессия: Луна/);
  });

  it('over time and of maps are English, and say so', async () => {
    for (const path of ['/timelords/firdaria', '/acg/lines', '/sky/graphic-ephemeris']) {
      const { headers, body } = await draw(path, {});
      expect(headers, path).toMatchObject({ 'Content-Language': 'en' });
      expect(body).not.toMatch(/[а-яё]/i);
    }
  });
});

it('at least six endpoints draw pictures', () => expect(drawing.length).toBeGreaterThan(5));

const dated = named.filter(({ endpoint }) => endpoint.formats?.toCalendar);

describe.each(dated)('the calendar of $title', ({ group, endpoint }) => {
  const handler = handlerOf(group);
  const { method, path, examples } = endpoint;
  const open = async (language: string, format: string) => {
    const { body, query } = examples.find((one) => one.query?.format === undefined) as Example;
    const sent = { ...query, language, format };
    const answer = await handler(
      gatewayEvent({ method, path, query: sent, body, principal: PRINCIPAL }),
      LAMBDA_CONTEXT,
    );
    return { ...answer, lines: answer.body.replaceAll('\r\n ', '').split('\r\n') };
  };

  it('has the same entries in every language, with titles in that language', async () => {
    const [english, russian] = [await open('en', 'ics'), await open('ru', 'ics')];
    expect([russian.statusCode, russian.headers?.['Content-Language']]).toEqual([200, 'ru']);
    const isTitle = (line: string): boolean => line.startsWith('SUMMARY:');
    expect(russian.lines.filter((line) => !isTitle(line))).toEqual(english.lines.filter((line) => !isTitle(line)));
    const titles = russian.lines.filter(isTitle);
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(title).toMatch(/^SUMMARY:[^a-z]*$/i);
  });

  it('has a table with ids only, equal in every language', async () => {
    if (!endpoint.formats?.toTable) return;
    expect((await open('ru', 'csv')).body).toBe((await open('en', 'csv')).body);
  });
});
