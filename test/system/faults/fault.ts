import type { Column } from './columns.ts';
import type { Scene } from './scene.ts';

/** When everything is as ever again after a fault ended. */
export type Back = 'with the next request' | 'within seconds' | 'with the next process';

/** Something that fails, how it is brought about, and how it ends. */
export interface Fault {
  readonly title: string;
  /** One sentence. */
  readonly how: string;
  /** Whether this machine lets us bring it about; it does unless stated. */
  isPossible?(): boolean;
  /** Brings it about. @returns ends it */
  begin(scene: Scene): Promise<() => unknown>;
  readonly back: Back;
}

/** Faults of one kind, and what is asked under each of them: a table of the page. */
export interface Kind {
  readonly title: string;
  /** What one has to know to read it. */
  readonly text: string;
  readonly columns: readonly Column[];
  readonly faults: readonly Fault[];
}
