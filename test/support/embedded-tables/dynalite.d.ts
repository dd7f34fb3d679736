declare module 'dynalite' {
  import type { Server } from 'node:http';

  interface Options {
    /** Simulated time to create a table, milliseconds; default 500. */
    readonly createTableMs?: number;
  }

  /** Creates an in-memory DynamoDB server, which does not listen yet. */
  export default function dynalite(options?: Options): Server;
}
