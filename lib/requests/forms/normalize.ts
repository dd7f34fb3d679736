import type * as z from 'zod';
import { safeParse } from 'zod/v4/core';
import type { PlaceMatch, PlaceRequest } from '../../astro/clock/places/named-place.ts';
import { shapeBody } from './body-forms.ts';
import type { FormContext, FormIssue, PlaceFault } from './input-form.ts';
import { completeObjectSet, findStated, type Members, renameMembers, renameUserAyanamsa } from './member-names.ts';
import { MemberOrigins } from './origins.ts';
import { type ResolvedDates, resolveRelativeDates, type ZoneServices } from './relative-dates.ts';
import { findSchemaFacts, type SchemaFacts } from './schema-facts.ts';
import { isNull, listMembers, type Path, type Sourced, toPlainValue, withMembers } from './sourced.ts';

type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;

/** Context for normalizing a request. */
export interface NormalizationSettings {
  /** Time of arrival. */
  readonly now: Date;
  /** The place that was found for a name, or why there is none; undefined where it is still to be looked up. */
  findPlace(request: PlaceRequest): PlaceMatch | PlaceFault | undefined;
  /** Opens what knows the zones of relative dates. Absent: they are those of UTC. */
  openZones?(): ZoneServices;
}

/** A query or a body in the form of its schema. */
export interface NormalizedInput {
  readonly value: unknown;
  readonly origins: MemberOrigins;
  readonly issues: readonly FormIssue[];
  /** The relative dates of a body; undefined where it has none. */
  readonly resolved: ResolvedDates | undefined;
}

/**
 * Turns every accepted form of a query or a body into the canonical one that its schema describes.
 *
 * It walks the input along the schema. Each part is first read by the form of its schema, if it has one; then members
 * get their canonical names, and null in place of an absent member is left out. What the schema does not know stays as
 * it is, so that validation refuses it.
 *
 * @param input JSON value as sent
 */
export function normalizeInput(input: unknown, schema: Schema, settings: NormalizationSettings): NormalizedInput {
  const issues: FormIssue[] = [];
  const origins = new MemberOrigins();
  const refuse = (issue: FormIssue) => issues.push(issue);
  const findPlace = (request: PlaceRequest, from: Path) => {
    const result = settings.findPlace(request);
    if (!result || !('fault' in result)) return result;
    if (!request.near) refuse({ from, ...result.fault });
    return undefined;
  };
  const context = { now: settings.now, refuse, findPlace, origins };
  const shaped = shapeRoot({ value: input, from: [] }, schema, context);
  const { sent, resolved } = resolveDates(shaped, schema, { context, settings });
  return { value: normalizePart(sent, { schema, path: [] }, context), origins, issues, resolved };
}

/** Replaces the relative dates of a body, whose zone its other members state. */
function resolveDates(
  sent: Sourced,
  schema: Schema,
  { context, settings: { openZones } }: { readonly context: WalkContext; readonly settings: NormalizationSettings },
): { readonly sent: Sourced; readonly resolved: ResolvedDates | undefined } {
  const { shape = {} } = findSchemaFacts(schema);
  const members = listMembers(sent);
  const schemaOf = (name: string): Schema | undefined => (Object.hasOwn(shape, name) ? shape[name] : undefined);
  // Faults of these members are found when they are read for the request itself.
  const unheard = { ...context, refuse: () => undefined, origins: new MemberOrigins() };
  const resolved =
    members &&
    resolveRelativeDates({
      members,
      kindOf: (name) => {
        const member = schemaOf(name);
        return member && findSchemaFacts(member).form?.dateKind;
      },
      readMember: (name) => {
        const [member, memberSchema] = [members.get(name), schemaOf(name)];
        return member && memberSchema && normalizePart(member, { schema: memberSchema, path: [name] }, unheard);
      },
      ...(openZones && { openZones }),
      context,
    });
  return { sent: resolved && members ? withMembers(sent, members) : sent, resolved };
}

interface WalkContext extends FormContext {
  readonly origins: MemberOrigins;
}

function shapeRoot(sent: Sourced, schema: Schema, context: WalkContext): Sourced {
  const { shape } = findSchemaFacts(schema);
  const members = shape && listMembers(sent);
  if (!shape || !members) return sent;
  const shapeOfMember = (name: string): Shape | undefined => {
    const member = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return member && findSchemaFacts(member).shape;
  };
  const isAccepted = (value: unknown, member: string, object?: string): boolean => {
    const members = object === undefined ? shape : shapeOfMember(object);
    const memberSchema = members?.[member];
    return memberSchema !== undefined && safeParse(memberSchema, value).success;
  };
  return withMembers(sent, shapeBody(members, { sent, shape, shapeOf: shapeOfMember, isAccepted, context }));
}

/** A schema, and the canonical path of the part that it describes. */
interface Position {
  readonly schema: Schema;
  readonly path: Path;
}

function normalizePart(sent: Sourced, { schema, path }: Position, context: WalkContext): unknown {
  const { form, item, shape, prefaults } = findSchemaFacts(schema);
  const read = form?.read(sent, context) ?? sent;
  if (item && Array.isArray(read.value)) return normalizeItems(read, { schema: item, path }, context);
  const members = shape && listMembers(read);
  if (!shape || !members) return toPlainValue(read);
  return normalizeMembers({ members, from: read.from }, { shape, prefaults, path }, context);
}

function normalizeItems({ value, from, items }: Sourced, { schema, path }: Position, context: WalkContext): unknown {
  for (const [index, item] of (items ?? []).entries()) context.origins.record([...path, index], item.from);
  const sent = items ?? (value as readonly unknown[]).map((item, index) => ({ value: item, from: [...from, index] }));
  return sent.map((item, index) => normalizePart(item, { schema, path: [...path, index] }, context));
}

interface SentObject {
  readonly members: Members;
  readonly from: Path;
}

interface ObjectPosition extends Pick<SchemaFacts, 'prefaults'> {
  readonly shape: Shape;
  readonly path: Path;
}

function normalizeMembers(sent: SentObject, { shape, prefaults, path }: ObjectPosition, context: WalkContext): unknown {
  const members = renameMembers(sent.members, shape, context);
  for (const [name, value] of prefaults) {
    if (!findStated(members, name)) members.set(name, { value, from: [...sent.from, name] });
  }
  completeObjectSet(members, shape);
  renameUserAyanamsa(members, shape, context);
  const entries: [string, unknown][] = [];
  for (const [name, member] of members) {
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (schema && isAbsent(member, schema)) continue;
    const memberPath = [...path, name];
    if (!isOwnMember(member.from, sent.from, name)) context.origins.record(memberPath, member.from);
    entries.push([name, schema ? normalizePart(member, { schema, path: memberPath }, context) : toPlainValue(member)]);
  }
  return Object.fromEntries(entries);
}

/** True for null in place of a member that need not be sent. */
const isAbsent = (member: Sourced, schema: Schema): boolean => isNull(member) && schema._zod.optin !== undefined;

const isOwnMember = (from: Path, parent: Path, name: string): boolean =>
  from.length === parent.length + 1 && from.at(-1) === name && parent.every((key, index) => from[index] === key);
