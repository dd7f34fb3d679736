import type { HandleSettings } from './contents.ts';

type Configuration = Readonly<Record<string, unknown>>;

/**
 * A configuration whose missing members are those of a handle; its own members come first.
 *
 * @param members what the configuration can have; settings of the handle beyond them are left out
 */
export function fillConfiguration(
  own: Configuration,
  { settings, members }: { readonly settings: HandleSettings; readonly members: ReadonlySet<string> },
): Configuration {
  const usable = Object.entries(settings).filter(([name]) => members.has(name) && own[name] === undefined);
  const filled: Configuration = { ...own, ...Object.fromEntries(usable) };
  const isOwn = (name: string): boolean => own[name] !== undefined;
  const isStray = (name: string): boolean =>
    (name === 'ayanamsa' && filled.zodiac_type !== 'sidereal') ||
    (name === 'objects' && filled.object_set !== 'custom');
  return Object.fromEntries(Object.entries(filled).filter(([name]) => isOwn(name) || !isStray(name)));
}
