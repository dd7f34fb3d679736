import type { z } from 'zod';
import type { Endpoint, LoadedEndpoint } from '../contract/endpoint.ts';
import type { CalledEndpointServices } from '../contract/services.ts';
import type { BulkColumn, ColumnSetter } from './column.ts';

/** Services that calculations of jobs may use: those of every endpoint that another function calls. */
export type BulkServices = CalledEndpointServices;

/** A record that was read. It is calculated when those of earlier moments are: sequential moments take the engine less time. */
export interface ReadRecord {
  /** Julian day by which records are sorted. */
  readonly moment: number;
  /** @throws Problem where the record cannot be answered; then none of its values counts */
  write(row: number): void;
}

/** The records of one shard, with the columns of their job selected. */
export interface ColumnsJob {
  /**
   * @param body as the operation's schema makes it
   * @throws Problem with locations in the canonical body
   */
  read(body: unknown): ReadRecord;
}

/** An operation that writes columns directly, without answers between. */
export interface ColumnsOperation {
  /** Of the body of a record. */
  readonly request: z.ZodType;
  /**
   * All columns that can be selected, in order. They follow from the job's defaults, as those of conditions do.
   *
   * @throws Problem where the defaults are no part of a body
   */
  columns(defaults: object): readonly BulkColumn[];
  /** Defaults whose columns stand for all in lists; absent where the columns do not follow from the defaults. */
  readonly exampleDefaults?: Readonly<Record<string, unknown>>;
  /** Groups that a job without `columns` has; undefined: all. */
  readonly defaultGroups?: readonly string[];
  /** @param setters by name of the columns that are selected: what none of them needs is not calculated */
  open(defaults: object, setters: ReadonlyMap<string, ColumnSetter>, services: BulkServices): ColumnsJob;
  /** What decides the values beside the record: definitions and settings, stated in the manifest. */
  definition(defaults: object): Readonly<Record<string, unknown>>;
}

/** A row of the table of operations. `requests`: the answer of the endpoint's handler is a column of JSON. */
export type BulkOperation =
  | { readonly kind: 'columns'; readonly endpoint: Endpoint; load(): Promise<{ readonly operation: ColumnsOperation }> }
  | { readonly kind: 'requests'; readonly endpoint: Endpoint };

/** An operation with its code loaded. */
export interface LoadedOperation {
  readonly path: string;
  readonly operation: ColumnsOperation | RequestsOperation;
}

/** An operation that answers each record as the endpoint does. */
export interface RequestsOperation {
  readonly endpoint: LoadedEndpoint;
}
