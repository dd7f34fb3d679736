import english from './languages/en.json' with { type: 'json' };
import { LOTS } from './lots.ts';
import { INSTALLED_ASTEROIDS } from './minor-planets.ts';

const NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(english.names.points),
  ...[...INSTALLED_ASTEROIDS].map(([id, { name }]) => [id, name] as const),
  ...LOTS.map(({ id, name }) => [id, name] as const),
]);

/** Display name of a body, a graha, an angle or a lot: `True Node` for `true_node`. Any other name stays as it is. */
export const namePoint = (id: string): string => NAMES.get(id) ?? id;
