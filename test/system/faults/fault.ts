import type { Column } from './columns.ts';
import type { Scene } from './scene.ts';

/** Time until recovery after the end of a fault. */
export type Back = 'with the next request' | 'within seconds';

/** A failure, how it is caused, and how it ends. */
export interface Fault {
  readonly title: string;
  /** One sentence. */
  readonly how: string;
  /** Causes the fault. @returns a function that ends it */
  begin(scene: Scene): Promise<() => unknown>;
  readonly back: Back;
}

/** Faults of one kind and the requests under each of them: a table of the page. */
export interface Kind {
  readonly title: string;
  /** Explanation of the table. */
  readonly text: string;
  readonly columns: readonly Column[];
  readonly faults: readonly Fault[];
}
