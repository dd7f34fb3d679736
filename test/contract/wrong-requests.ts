import { expect } from 'vitest';
import type { ErrorCode } from '../../lib/base/errors/catalog.ts';
import { Problem, type ValidationIssue } from '../../lib/base/errors/problem.ts';
import { parseRequest } from '../../lib/chain/parse.ts';
import type { DocumentedOperation } from '../support/fuzz/document.ts';
import { gatewayEvent } from '../support/gateway-event.ts';
import { PARSE_CONTEXT } from '../support/parse-context.ts';
import { operations } from './operations.ts';
import { type Path, withMemberAt } from './schema-places.ts';

/** Members that conflict with the first example, by operation: a later example has them. */
const OF_LATER_EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'POST /links': ['defaults', 'timezone', 'name'],
};

/** The example in which a member may be replaced. */
export function findExampleBody(operation: DocumentedOperation, [member]: Path): unknown {
  const bodies = endpointOf(operation).examples.map(({ body }) => body);
  const isOfLater = OF_LATER_EXAMPLES[operation.title]?.includes(String(member));
  return isOfLater ? bodies.find((body) => Object.hasOwn(Object(body), String(member))) : bodies[0];
}

export const endpointOf = ({ title }: DocumentedOperation) =>
  operations.find((operation) => operation.title === title)?.endpoint ?? expect.unreachable(title);

/** Values of other members of a body without which a member may not be sent, by its name or by the names of its parent and itself. */
const BESIDE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ayanamsa: { zodiac_type: 'sidereal' },
  objects: { object_set: 'custom' },
  house_method: { method: 'midpoint' },
  altitude_deg: { definition: 'custom' },
  horizon_dip: { definition: 'apparent_limb' },
  refraction: { definition: 'apparent_limb' },
  pressure_hpa: { definition: 'apparent_limb', refraction: 'computed' },
  temperature_c: { definition: 'apparent_limb', refraction: 'computed' },
  abhijit: { system: 'ashtottari' },
  place_method: { method: 'davison' },
  precision: { date: '1843-08-10' },
  'progressed.direction': { body: 'mercury' },
  'progressed.longitude': { points: undefined },
  // Of tables; other endpoints do not know the columns, which is a fault of another member.
  house_system: { columns: ['house'] },
  polar_fallback: { columns: ['house'] },
};

/** Members of the whole body without which no part of a member may be sent, by the name of that member. */
const BESIDE_WHOLE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  varga_methods: { vargas: [2, 3, 7, 9, 10, 11, 24, 30, 60] },
};

/** The same of parameters of a query. */
export const BESIDE_IN_QUERY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  layout: { format: 'svg' },
  theme: { format: 'svg' },
  size: { format: 'svg' },
  orientation: { format: 'svg' },
  aspect_lines: { format: 'svg' },
  aspect_glyphs: { format: 'svg' },
  captions: { format: 'svg' },
  nakshatras: { format: 'svg' },
  colors: { format: 'svg' },
  axis: { format: 'svg' },
  varga: { format: 'svg' },
  projection: { format: 'svg' },
  bounds: { format: 'svg' },
  picture: { format: 'svg' },
};

/** Members that conflict with another member, by its name. */
export const INSTEAD_OF: Readonly<Record<string, string>> = { subject: 'natal_planets', moment: 'subject' };

/** Other forms of a moment: an example states the moment as one text, which these members would contradict. */
const COMPONENTS = ['year', 'month', 'day', 'hour', 'minute', 'second'];

/** An example with the members that a member requires, and without the one that it replaces. */
export function toBase(body: unknown, path: Path): unknown {
  const replaced = INSTEAD_OF[String(path[0])];
  const whole = BESIDE_WHOLE[String(path[0])];
  const stated = whole === undefined ? body : { ...Object(body), ...whole };
  const example = replaced === undefined ? stated : { ...Object(stated), [replaced]: undefined };
  const isComponent = COMPONENTS.includes(String(path.at(-1)));
  const beside = Object.entries(
    isComponent ? { iso: undefined } : (BESIDE[path.slice(-2).join('.')] ?? BESIDE[String(path.at(-1))] ?? {}),
  );
  return beside.reduce((body, [name, value]) => withMemberAt(body, [...path.slice(0, -1), name], value), example);
}

interface Refusal {
  readonly code: ErrorCode;
  readonly issues: readonly ValidationIssue[];
}

interface SentParts {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
}

/** The refusal of a request before anything is calculated; undefined where it is accepted. */
export async function findRefusal(operation: DocumentedOperation, sent: SentParts): Promise<Refusal | undefined> {
  const { method, path } = operation;
  const present = Object.entries(sent).filter(([, part]) => part !== undefined);
  const event = gatewayEvent({ method, path, ...Object.fromEntries(present) });
  try {
    await parseRequest(event, endpointOf(operation).request, PARSE_CONTEXT);
    return undefined;
  } catch (failure) {
    if (failure instanceof Problem) return failure;
    throw failure;
  }
}

/** The issues of a request, before anything is calculated. */
export const listIssues = async (
  operation: DocumentedOperation,
  sent: SentParts,
): Promise<readonly ValidationIssue[]> => (await findRefusal(operation, sent))?.issues ?? [];

export const isAtOrBelow = (location: string, member: string): boolean =>
  location === member || location.startsWith(`${member}.`) || location.startsWith(`${member}[`);
