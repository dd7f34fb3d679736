import * as z from 'zod';
import { type LlmCell, rowsSchema } from '../requests/chart/llm-rows.ts';
import { columns } from '../requests/members.ts';

/** Names of the properties of a value that hold what a member states. */
type PropertyWith<Value, Stated> = {
  [Name in keyof Value & string]: Value[Name] extends Stated ? Name : never;
}[keyof Value & string];

/** How a member is read from what its record states: by a function, or as the property of a name. */
type Reader<Value, Stated> = ((value: Value) => Stated) | PropertyWith<Value, Stated>;

const toFunction =
  <Value, Stated>(read: Reader<Value, Stated>) =>
  (value: Value): Stated =>
    typeof read === 'function' ? read(value) : (value[read] as Stated);

/** A member of a record: its schema, which says what it is, and how it is read. */
type Member<Value, Schema extends z.ZodType> = readonly [schema: Schema, read: Reader<Value, z.output<Schema>>];

export type RecordShape = Readonly<Record<string, z.ZodType>>;

type Members<Value, Of extends RecordShape> = { readonly [Name in keyof Of]: Member<Value, Of[Name]> };

/** A kind of record in answers. */
export interface RecordTable<Value, Of extends RecordShape> {
  /** For the documentation, and for the columns of tables. */
  readonly schema: z.ZodObject<Of>;
  /** The record of a value. A member that is undefined is absent in JSON. */
  readonly write: (value: Value) => z.output<z.ZodObject<Of>>;
}

/** A record as answers state it: `RecordOf<typeof stationTable>`. */
export type RecordOf<Table extends { readonly schema: z.ZodType }> = z.output<Table['schema']>;

/** Members that several tables of one kind of value have. */
export const defineMembers =
  <Value>() =>
  <Of extends RecordShape>(members: Members<Value, Of>): Members<Value, Of> =>
    members;

/** The members of a part of a value, as members of the whole. */
export function liftMembers<Whole, Part, Of extends RecordShape>(
  members: Members<Part, Of>,
  toPart: (whole: Whole) => Part,
): Members<Whole, Of> {
  const lifted = Object.entries<Member<Part, z.ZodType>>(members).map(([name, [schema, read]]) => {
    const readPart = toFunction(read);
    return [name, [schema, (whole: Whole) => readPart(toPart(whole))]];
  });
  return Object.fromEntries(lifted);
}

/** A member of a part that a whole may lack. */
export const liftOptional = <Whole, Part, Schema extends z.ZodType>(
  [schema, read]: Member<Part, Schema>,
  toPart: (whole: Whole) => Part | undefined,
): Member<Whole, z.ZodOptional<Schema>> => [
  schema.optional(),
  (whole) => {
    const part = toPart(whole);
    return part === undefined ? undefined : toFunction(read)(part);
  },
];

/** Defines a record that has no name in the documentation: a member of one other kind of record. */
export const defineInnerRecord =
  <Value>() =>
  <Of extends RecordShape>(members: Members<Value, Of>): RecordTable<Value, Of> => {
    const entries = Object.entries<Member<Value, z.ZodType>>(members);
    const shape = Object.fromEntries(entries.map(([name, [schema]]) => [name, schema])) as RecordShape as Of;
    return {
      schema: z.object(shape),
      write: compileWriter(entries) as (value: Value) => z.output<z.ZodObject<Of>>,
    };
  };

/** A record within another, which has no name of its own in the documentation, as a member of it. */
export const nestMembers =
  <Value>() =>
  <Of extends RecordShape>(description: string, members: Members<Value, Of>): Member<Value, z.ZodObject<Of>> => {
    const { schema, write } = defineInnerRecord<Value>()(members);
    return [schema.meta({ description }), write];
  };

/**
 * Defines a kind of record: one line for each member gives the schema and the JSON of an answer.
 *
 * @example defineRecord<Station>()('Station', 'A planet turns', { type: [text('The motion that begins', 'direct'), 'motion'] })
 */
export const defineRecord =
  <Value>() =>
  <Of extends RecordShape>(id: string, description: string, members: Members<Value, Of>): RecordTable<Value, Of> => {
    const { schema, write } = defineInnerRecord<Value>()(members);
    return { schema: schema.meta({ id, description }), write };
  };

/** A table whose records have a `type`. */
type TypedTable = RecordTable<never, RecordShape & { readonly type: z.ZodLiteral<string> }>;

/**
 * Defines a record of several kinds, which its member `type` tells apart, from a table for each kind.
 *
 * @example defineKinds('SkyEvent', 'An event in the sky', { station: stationRecord, ingress: ingressRecord })
 */
export const defineKinds = <const Tables extends Readonly<Record<string, TypedTable>>>(
  id: string,
  description: string,
  tables: Tables,
) => {
  type Schema = Tables[keyof Tables]['schema'];
  const schemas = Object.values(tables).map(({ schema }) => schema) as [Schema, ...Schema[]];
  return {
    schema: z.discriminatedUnion('type', schemas).meta({ id, description }),
    write: (type: keyof Tables, value: Parameters<Tables[keyof Tables]['write']>[0]) =>
      (tables[type] as TypedTable).write(value as never) as z.output<Schema>,
  };
};

/** A column of rows: a value for the example of the documentation, and how a cell is read from what the row states. */
type Column<Value> = readonly [example: LlmCell, read: Reader<Value, LlmCell>];

/** Two members of an answer for language models: the names of the columns, and the rows. */
type RowMembers<Name extends string, Names, Rows> = Record<`${Name}_schema`, Names> & Record<Name, Rows>;

/** Rows of an answer for language models. */
export interface RowTable<Name extends string, Value> {
  /** For the documentation. */
  readonly shape: RowMembers<Name, ReturnType<typeof columns>, ReturnType<typeof rowsSchema>>;
  /** The members of an answer: a row for each value. */
  readonly write: (values: readonly Value[]) => RowMembers<Name, string[], LlmCell[][]>;
}

/**
 * Defines rows: one line for each column gives its name, the example of the documentation and the cell of an answer.
 *
 * @example defineRows<PlanetaryHour>()('hours', 'The hours in order', { number: [1, ({ number }) => number] })
 */
export const defineRows =
  <Value>() =>
  <Name extends string>(
    name: Name,
    description: string,
    cells: Readonly<Record<string, Column<Value>>>,
  ): RowTable<Name, Value> => {
    const names = Object.keys(cells);
    const examples = Object.values(cells).map(([example]) => example);
    const reads = Object.values(cells).map(([, read]) => toFunction(read));
    const pair = <Names, Rows>(schema: Names, rows: Rows) =>
      ({ [`${name}_schema`]: schema, [name]: rows }) as RowMembers<Name, Names, Rows>;
    return {
      shape: pair(columns(name, names), rowsSchema(names, description, examples)),
      write: (values) =>
        pair(
          [...names],
          values.map((value) => reads.map((read) => read(value))),
        ),
    };
  };

/** Creates the function that makes a record as one object literal, which takes less time than adding members one by one. */
function compileWriter<Value>(entries: readonly (readonly [string, Member<Value, z.ZodType>])[]) {
  const members = entries.map(([name], index) => `${JSON.stringify(name)}: read[${index}](value)`);
  return new Function('read', `return (value) => ({ ${members.join(', ')} });`)(
    entries.map(([, [, read]]) => toFunction(read)),
  );
}
