import english from './languages/en.json' with { type: 'json' };
import { LOTS } from './lots.ts';

/** Names by id; the north node of firdaria keeps its id, as texts for language models show it. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(english.names.points).filter(([id]) => id !== 'north_node'),
  ...LOTS.map(({ id, name }) => [id, name] as const),
]);

/** Display name of a body, a graha, an angle or a lot: `True Node` for `true_node`. Any other name stays as it is. */
export const namePoint = (id: string): string => NAMES.get(id) ?? id;
