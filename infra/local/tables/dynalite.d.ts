declare module 'dynalite' {
  import type { Server } from 'node:http';

  interface Options {
    /** How long a table is being created, milliseconds; 500 unless stated. */
    readonly createTableMs?: number;
  }

  /** A DynamoDB in memory, as a server that does not listen yet. */
  export default function dynalite(options?: Options): Server;
}
