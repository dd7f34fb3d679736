import { toCanonicalName } from '../../lib/base/catalog/names.ts';
import type { FileFormat } from '../../lib/contract/endpoint.ts';
import { type CalledEndpoint, calculations } from '../calculations.ts';

export type LinkableEndpoint = CalledEndpoint;

/** Formats of answers that programs fetch from an address, with their media types. */
export const LINK_FORMATS = {
  svg: 'image/svg+xml',
  png: 'image/png',
  pdf: 'application/pdf',
  csv: 'text/csv',
  ics: 'text/calendar',
} as const satisfies Readonly<Record<FileFormat, string>>;

/** The format of links that a text names; undefined where the endpoint does not offer it. */
export const findLinkFormat = (endpoint: LinkableEndpoint, text = ''): FileFormat | undefined =>
  endpoint.files?.find((format) => format === toCanonicalName(text));

/** Every endpoint that a link can lead to: those that answer in at least one of the formats. */
export const linkableEndpoints: readonly LinkableEndpoint[] = calculations.filter(
  (endpoint) => endpoint.scope === undefined && endpoint.files !== undefined,
);

const byPath: ReadonlyMap<string, LinkableEndpoint> = new Map(linkableEndpoints.map((one) => [one.path, one]));

/** @returns undefined for a path that no link can lead to */
export const findLinkable = (path: string): LinkableEndpoint | undefined => byPath.get(path);
