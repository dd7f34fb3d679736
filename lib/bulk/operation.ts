import type { Endpoint, LoadedEndpoint } from '../contract/endpoint.ts';
import type { CalledEndpointServices } from '../contract/services.ts';
import type { BulkColumn, ColumnSetter } from './column.ts';

/** Services that calculations of jobs may use: those of every endpoint that another function calls. */
export type BulkServices = CalledEndpointServices;

/** A record that was read, and is calculated when those of earlier moments are: sequential moments take less time. */
export interface ReadRecord {
  /** Julian day by which records are sorted. */
  readonly moment: number;
  /** @throws Problem where the record cannot be answered; then none of its values counts */
  write(row: number): void;
}

/** The shards of one job, with its columns selected. */
export interface ColumnsJob {
  /** @throws Problem with every fault of the record */
  read(body: object): ReadRecord;
}

/**
 * An operation that writes columns directly, without answers between.
 *
 * `columns` of the job's defaults, as those of conditions follow from them.
 */
export interface ColumnsOperation {
  /** All columns that can be selected; those before records, `id` and `record`, are the kernel's. */
  columns(defaults: object): readonly BulkColumn[];
  /** Groups that a job without `columns` has; undefined: all. */
  readonly defaultGroups?: readonly string[];
  /** @param setters by name of the columns that are selected: nothing else is calculated */
  open(defaults: object, setters: ReadonlyMap<string, ColumnSetter>, services: BulkServices): ColumnsJob;
  /** What decides the values beside the record: definitions and settings, stated in the manifest. */
  definition(defaults: object): Readonly<Record<string, unknown>>;
}

/** A row of the table of operations. */
export type BulkOperation =
  | { readonly kind: 'columns'; readonly endpoint: Endpoint; load(): Promise<{ readonly operation: ColumnsOperation }> }
  | { readonly kind: 'requests'; readonly endpoint: Endpoint };

/** An operation with its code loaded. */
export type LoadedOperation = { readonly path: string } & (
  | { readonly kind: 'columns'; readonly operation: ColumnsOperation }
  | { readonly kind: 'requests'; readonly endpoint: LoadedEndpoint }
);
