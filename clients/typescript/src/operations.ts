import type { DeleteOperations, GetOperations, PostOperations } from './contract.ts';

export type GetPath = keyof GetOperations;
export type PostPath = keyof PostOperations;
export type DeletePath = keyof DeleteOperations;
export type ServicePath = GetPath | PostPath | DeletePath;

/** Any string. In a union with `string` itself the known paths would vanish, and an editor would not propose them. */
type AnyPath = string & Record<never, never>;

/** A path of GET. Any other text becomes a sentence as a type, which the compiler shows: why the text is no such path. */
export type CheckedGetPath<P> = P extends GetPath ? P : ExplainedPath<P, 'get', PostPath, 'post'>;

/** The same for a path of POST. */
export type CheckedPostPath<P> = P extends PostPath ? P : ExplainedPath<P, 'post', GetPath, 'get'>;

/** The same for a path of DELETE. */
export type CheckedDeletePath<P> = P extends DeletePath ? P : ExplainedPath<P, 'delete', GetPath, 'get'>;

export type GetPathText = GetPath | AnyPath;
export type PostPathText = PostPath | AnyPath;
export type DeletePathText = DeletePath | AnyPath;

type ExplainedPath<P, Method extends string, OtherPath, OtherMethod extends string> = P extends OtherPath & string
  ? `${P} is a path of natal.${OtherMethod}, not of natal.${Method}`
  : P extends string
    ? `the service has no path ${P} for natal.${Method}`
    : never;

type GetOperation<P> = P extends GetPath ? GetOperations[P] : never;
type PostOperation<P> = P extends PostPath ? PostOperations[P] : never;

type DeleteOperation<P> = P extends DeletePath ? DeleteOperations[P] : never;

export type GetParams<P> = GetOperation<P>['params'] & object;
export type PostParams<P> = PostOperation<P>['params'] & object;
export type DeleteParams<P> = DeleteOperation<P>['params'] & object;
export type GetQuery<P> = GetOperation<P>['query'];
export type PostQuery<P> = PostOperation<P>['query'];

/** Request body of a POST path. */
export type PostBody<P> = PostOperation<P>['body'];

/** The value of a parameter, or its default where a query may omit it. */
type Chosen<Query, Name extends string, Default> = Name extends keyof Query
  ? Exclude<Query[Name], undefined> | (Record<never, never> extends Pick<Query, Name> ? Default : never)
  : Default;

/** Name of the form that a format and a preset select: JSON of another preset than the default has the preset's name. */
type FormName<Format, Preset> = Format extends 'json' ? (Preset extends 'full' ? 'json' : Preset) : Format;

type AnswerOf<Answers, Query> = Answers[FormName<Chosen<Query, 'format', 'json'>, Chosen<Query, 'preset', 'full'>> &
  keyof Answers];

/** Answer of a GET path for a query. */
export type GetAnswer<P, Query = undefined> = AnswerOf<GetOperation<P>['answers'], Query>;

/** Answer of a DELETE path. */
export type DeleteAnswer<P> = AnswerOf<DeleteOperation<P>['answers'], undefined>;

/** Answer of a POST path: the type of its `preset` and `format`, or a union where the query leaves them open. */
export type PostAnswer<P, Query = undefined> = AnswerOf<PostOperation<P>['answers'], Query>;

/** POST paths whose answers come in pages. */
export type PagedPath = {
  [P in PostPath]: PostOperations[P]['body'] extends { cursor?: string } ? P : never;
}[PostPath];
