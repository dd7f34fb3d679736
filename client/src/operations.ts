import type { paths } from './contract.ts';

/** Paths without parameters in them. An address with some is not made by hand: `POST /links` returns it as a whole. */
type FixedPath = Exclude<keyof paths, `${string}{${string}`>;

/** Paths that accept a method; the contract has `undefined` for the others. */
type PathOf<Method extends 'get' | 'post'> = {
  [P in FixedPath]: paths[P][Method] extends object ? P : never;
}[FixedPath];

export type GetPath = PathOf<'get'>;
export type PostPath = PathOf<'post'>;
export type ServicePath = GetPath | PostPath;

type GetOperation<P extends GetPath> = paths[P]['get'];
type PostOperation<P extends PostPath> = paths[P]['post'];

/** JSON body of an operation's responses of any status; problems are thrown instead. */
type JsonAnswer<Operation extends { responses: object }> = {
  [Status in keyof Operation['responses']]: Operation['responses'][Status] extends {
    content: { 'application/json': infer Body };
  }
    ? Body
    : never;
}[keyof Operation['responses']];

type QueryOf<Operation extends { parameters: { query?: unknown } }> = [
  NonNullable<Operation['parameters']['query']>,
] extends [never]
  ? Record<string, never>
  : NonNullable<Operation['parameters']['query']>;

export type GetQuery<P extends GetPath> = QueryOf<GetOperation<P>>;
export type PostQuery<P extends PostPath> = QueryOf<PostOperation<P>>;

/** Answer of a GET path. */
export type GetAnswer<P extends GetPath> = JsonAnswer<GetOperation<P>>;

/** Request body of a POST path. */
export type PostBody<P extends PostPath> = PostOperation<P>['requestBody']['content']['application/json'];

type FormatOf<Q> = 'format' extends keyof Q ? Q['format'] : never;

/** Formats whose answers are texts: a picture, a table, a calendar. */
export const TEXT_FORMATS = ['svg', 'csv', 'ics'] as const;
type TextFormat = (typeof TEXT_FORMATS)[number];

/** Answer of a POST path: the text for a format of {@link TEXT_FORMATS}, otherwise JSON. */
export type PostAnswer<P extends PostPath, Q> = [Extract<FormatOf<Q>, TextFormat>] extends [never]
  ? JsonAnswer<PostOperation<P>>
  : [Exclude<FormatOf<Q>, TextFormat>] extends [never]
    ? string
    : string | JsonAnswer<PostOperation<P>>;
