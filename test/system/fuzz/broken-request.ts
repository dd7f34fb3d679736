import fc from 'fast-check';
import type { OpenApiSchema } from '../../../lib/contract/openapi-document.ts';
import { typeOf } from '../../../lib/contract/openapi-schema.ts';
import { type DocumentedOperation, plain } from '../../support/fuzz/document.ts';
import { type Breach, breachesOf, type Path } from './breaches.ts';
import { anySensible, membersOf, type RequestValues } from './request-values.ts';
import { asBody, asQuery, type Sent } from './sent.ts';

/** A request that breaks one rule of the document. */
export interface BrokenRequest extends Sent {
  readonly what: string;
  /** Required location of an issue; undefined if the request as a whole is refused. */
  readonly location: string | undefined;
  /** The body, if the document does not allow it. */
  readonly brokenBody?: { readonly value: unknown };
}

/** Nearly sensible requests to an operation. */
export function anyBroken(operation: DocumentedOperation): fc.Arbitrary<BrokenRequest> {
  return fc.tuple(anySensible(operation), fc.nat(), fc.nat()).map(([values, which, at]) => {
    const kinds = operation.body ? [brokenBody, brokenBody, brokenBody, brokenQuery, brokenText] : [brokenQuery];
    return { path: values.path, ...(kinds[which % kinds.length] ?? brokenQuery)(operation, values, at) };
  });
}

type Breaker = (operation: DocumentedOperation, values: RequestValues, at: number) => BrokenRequest;

const brokenBody: Breaker = ({ body }, values, at) => {
  const breach = oneOf(breachesOf(body ?? {}, values.body), at);
  const value = breach.broken();
  const sent = { query: asQuery(values.query), bodyText: asBody(value), headers: {} };
  return { ...sent, what: breach.what, location: locationOf('body', breach.at), brokenBody: { value } };
};

const brokenQuery: Breaker = ({ parameters }, values, at) => {
  const schema: OpenApiSchema = { type: 'object', ...membersOf(parameters) };
  const breaches = breachesOf(schema, values.query).filter(isOfQuery(schema));
  const { what, at: path, broken } = oneOf([...breaches, ...repeatParameters(values.query)], at);
  const query = broken() as RequestValues['query'];
  const lists = Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]);
  const sent = { query: Object.fromEntries(lists), bodyText: asBody(values.body), headers: {} };
  return { ...sent, what, location: locationOf('query', path) };
};

/** A query is an object of texts: every value is a text, and a text of digits is also a number. */
const isOfQuery =
  ({ properties = {} }: OpenApiSchema) =>
  ({ at: [name], what, broken }: Breach): boolean => {
    if (name === undefined) return false;
    if (!what.startsWith('another kind')) return true;
    const value: unknown = Reflect.get(broken() as object, name);
    const isNumber = typeOf(plain(properties[name] ?? {})) !== 'string';
    return isNumber && typeof value === 'string' && value !== '12';
  };

function repeatParameters(query: RequestValues['query']): readonly Breach[] {
  return Object.keys(query).map((name) => ({
    what: 'given twice',
    at: [name],
    broken: () => ({ ...query, [name]: [String(query[name]), String(query[name])] }),
  }));
}

const TEXTS: readonly { readonly what: string; readonly of: (text: string) => Partial<Sent> }[] = [
  { what: 'cut short', of: (text) => ({ bodyText: text.slice(0, -1) }) },
  { what: 'two values', of: (text) => ({ bodyText: `${text}${text}` }) },
  { what: 'a byte order mark', of: (text) => ({ bodyText: `\ufeff${text}` }) },
  { what: 'nothing', of: () => ({ bodyText: '' }) },
  { what: 'another media type', of: () => ({ headers: { 'Content-Type': 'text/plain' } }) },
  { what: 'compressed', of: () => ({ headers: { 'Content-Encoding': 'gzip' } }) },
];

const brokenText: Breaker = ({ body = {} }, values, at) => {
  const text = asBody(values.body) ?? '';
  const mayBeEmpty = (plain(body).required ?? []).length === 0;
  const { what, of } = oneOf(
    TEXTS.filter((one) => one.what !== 'nothing' || !mayBeEmpty),
    at,
  );
  return { query: asQuery(values.query), bodyText: text, headers: {}, ...of(text), what, location: undefined };
};

function oneOf<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % Math.max(1, items.length)];
  if (item === undefined) throw new Error('There is no rule to break');
  return item;
}

/** Location as issues write it, without the name of an unknown member, which issues may shorten. */
function locationOf(part: string, path: Path): string {
  return part + path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
}
