const DEFAULT_PORT = 3000;
const HIGHEST_PORT = 65_535;

/**
 * The port to listen on; 0 stands for any that is free.
 *
 * @throws Error where PORT is no number of a port
 */
export function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= HIGHEST_PORT) return port;
  throw new Error(`PORT is "${text}"; it must be a whole number from 0 to ${HIGHEST_PORT}`);
}
